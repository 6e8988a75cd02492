package tabuleiro.app.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;

/// The files that a command reads.
public final class InputFiles {
  private InputFiles() {}

  /// Checks, before the work begins, that files can be read.
  ///
  /// @throws CommandException when one cannot
  public static void requireReadable(List<Path> files) {
    for (Path file : files) {
      try (InputStream in = Files.newInputStream(file)) {
        int _ = in.read(); // A folder can be opened, but not read.
      } catch (IOException e) {
        throw new CommandException(Message.of("cannot-read", file.toString()), e);
      }
    }
  }
}
