package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.solver.certificate.Certificate;

/// Where the proof of a solution is written.
final class CertificateOptions {
  private static final int MOST_SEARCH = 9;

  /// Entries between two lines of progress, in a terminal and elsewhere.
  private static final long SHOWN = 1_000;

  private static final long MILESTONE = 1_000_000;

  @Option(names = "--certificate", paramLabel = "FILE", descriptionKey = "solve-certificate")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--certificate-search", paramLabel = "N", descriptionKey = "certificate-search")
  private int search = 3;

  /// Returns how many plies are left to the checker's own search.
  ///
  /// @throws UsageException when they are not from 0 to 9
  int checkerPlies() {
    if (search < 0 || search > MOST_SEARCH) {
      throw new UsageException(
          Message.of("out-of-range", String.valueOf(search), "0", String.valueOf(MOST_SEARCH)));
    }
    return search;
  }

  /// Returns whether a certificate is wanted.
  boolean isRequested() {
    return file.isPresent();
  }

  /// Writes a certificate if one is wanted, and says how far it has come and how long it is.
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
