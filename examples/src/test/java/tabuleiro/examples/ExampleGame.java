package tabuleiro.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// The files of the game of the page "Add a game", which tests change and compile.
final class ExampleGame {
  /// The folder of the files.
  static final Path FOLDER =
      Path.of("..").toAbsolutePath().normalize().resolve("examples").resolve("domineering");

  private static final String RESOURCES = "resources/";

  private ExampleGame() {}

  /// Returns the files of the game, as paths in its folder.
  static Stream<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(FOLDER)) {
      return all
          .filter(Files::isRegularFile)
          .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList()
          .stream();
    }
  }

  /// Compiles the game, and copies its resources next to the classes.
  ///
  /// @param classes the folder for the classes; it is made
  /// @param change returns the text of a file from its path and its text on the page; empty to
  ///   leave the file out
  /// @return whether the files compile
  static boolean build(Path classes, BiFunction<String, String, Optional<String>> change)
      throws IOException {
    copyResources(classes, change);
    return compile(classes, change);
  }

  /// Compiles the sources of the game; see [#build].
  static boolean compile(Path classes, BiFunction<String, String, Optional<String>> change)
      throws IOException {
    Files.createDirectories(classes);
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-proc:none", "-Xlint:all", "-Werror", "-d", classes.toString()));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    for (String file : files().filter(name -> name.endsWith(".java")).toList()) {
      Path copy = classes.resolveSibling("sources").resolve(file);
      if (write(copy, file, change)) {
        arguments.add(copy.toString());
      }
    }
    return ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new))
        == 0;
  }

  /// Copies the resources of the game to a folder; see [#build].
  static void copyResources(Path folder, BiFunction<String, String, Optional<String>> change)
      throws IOException {
    for (String file : files().filter(name -> name.startsWith(RESOURCES)).toList()) {
      write(folder.resolve(file.substring(RESOURCES.length())), file, change);
    }
  }

  private static boolean write(
      Path copy, String file, BiFunction<String, String, Optional<String>> change)
      throws IOException {
    Optional<String> text = change.apply(file, Files.readString(FOLDER.resolve(file)));
    if (text.isPresent()) {
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, text.get());
    }
    return text.isPresent();
  }
}
