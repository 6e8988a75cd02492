package tabuleiro.app.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;

/// The Javadoc of the library, in a folder beside this program: a folder for each module. A release
/// puts it there.
final class JavadocFolder {
  private static final String FOLDER = "javadoc";

  private JavadocFolder() {}

  /// Returns its files by module and path, such as `rules/index.html`; none where it was not built.
  ///
  /// @throws CommandException when they cannot be read
  static SortedMap<String, byte[]> find() {
    Path folder = EngineFolder.programFolder().resolve(FOLDER);
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.isDirectory(folder) ? Files.walk(folder) : Stream.of()) {
      for (Path path : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
      return files;
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", folder.toString()), e);
    }
  }
}
