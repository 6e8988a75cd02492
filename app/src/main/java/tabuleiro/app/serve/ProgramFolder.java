package tabuleiro.app.serve;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;

/// The folder with the program's jar, and the folders that may be in it: the engine for browsers,
/// and the Javadoc of the library, which a release puts there.
final class ProgramFolder {
  private ProgramFolder() {}

  /// Returns the path of a folder beside the program.
  static Path path(String folder) {
    try {
      Path program =
          Path.of(ProgramFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return program.resolveSibling(folder);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the program has no place", e);
    }
  }

  /// Returns the files of a folder beside the program by their paths in it, such as
  /// `rules/index.html`; none where there is no such folder.
  ///
  /// @throws CommandException when they cannot be read
  static SortedMap<String, byte[]> files(String name) {
    Path folder = path(name);
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
