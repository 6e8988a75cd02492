package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.solver.certificate.Certificate;

/// The options for writing the proof of a solution.
final class CertificateOptions {
  private static final int MAX_SEARCH = 9;

  /// The number of entries between two updates of the progress line, in a terminal and elsewhere.
  private static final long SHOWN = 1_000;

  private static final long MILESTONE = 1_000_000;

  @Option(names = "--certificate", paramLabel = "FILE", descriptionKey = "solve-certificate")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--certificate-search", paramLabel = "N", descriptionKey = "certificate-search")
  private int search = 3;

  /// Returns the number of last plies that the checker searches itself.
  ///
  /// @throws UsageException when it is not from 0 to 9
  int checkerPlies() {
    OptionValues.requireRange("--certificate-search", search, 0, MAX_SEARCH);
    return search;
  }

  /// Returns whether the command line asks for a certificate.
  boolean isRequested() {
    return file.isPresent();
  }

  /// Writes a certificate if the command line asks for one, and prints the progress and the length.
  ///
  /// @throws CommandException when the file cannot be written
  void write(CommandContext context, Certificate certificate) {
    if (file.isEmpty()) {
      return;
    }
    try (ProgressLine progress = new ProgressLine(context)) {
      long entries =
          certificate.write(
              file.get(),
              written -> {
                if (written % SHOWN == 0) {
                  String text =
                      context.messages().format("certificate-progress", String.valueOf(written));
                  progress.show(text, written % MILESTONE == 0);
                }
              });
      progress.show(
          context
              .messages()
              .format("certificate-written", file.get().toString(), String.valueOf(entries)),
          true);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.get().toString()), e);
    }
  }
}
