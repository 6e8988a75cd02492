package tabuleiro.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the documentation, and the sources, for tests of their conventions.
final class DocsFolder {
  /// The root of the repository; tests run in the folder of their module.
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private DocsFolder() {}

  /// Returns the text of a page of one language, such as `how-to/use-the-library.md`.
  static String page(String language, String name) {
    return read(ROOT.resolve("docs").resolve(language).resolve(name));
  }

  /// Returns the contents of a page's blocks of a kind: those fenced with the kind's name.
  static List<String> blocks(String page, String kind) {
    Pattern block = Pattern.compile("(?ms)^```" + kind + "\n(.*?)^```$");
    return block.matcher(page).results().map(result -> result.group(1)).toList();
  }

  static String read(Path file) {
    try {
      return Files.readString(file).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the Markdown files in a folder and the folders in it, in order.
  static List<Path> pages(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the files in a folder and the folders in it whose names end in a suffix, in order.
  static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the simple names of the classes that have a source file.
  static Set<String> classNames() {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
