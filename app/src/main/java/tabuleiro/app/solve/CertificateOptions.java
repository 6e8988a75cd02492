package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.json.FileCardJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.certificate.Certificate;
import tabuleiro.solver.certificate.CertificateForm;
import tabuleiro.solver.weak.CheckpointException;

/// The options for writing the proof of a solution.
final class CertificateOptions {
  private static final int MAX_SEARCH = 9;
  private static final int DEFAULT_SEARCH = 3;
  private static final long MAX_FRONTIER = 1_000_000_000_000L;

  /// The number of entries between two updates of the progress line, in a terminal and elsewhere.
  private static final long SHOWN = 1_000;

  private static final long MILESTONE = 1_000_000;

  @Option(names = "--certificate", paramLabel = "FILE", descriptionKey = "solve-certificate")
  private Optional<OutputPath> file = Optional.empty();

  @Option(names = "--certificate-search", paramLabel = "N", descriptionKey = "certificate-search")
  private Optional<Integer> search = Optional.empty();

  @Option(names = "--frontier", paramLabel = "N", descriptionKey = "certificate-frontier")
  private Optional<Long> frontier = Optional.empty();

  /// Returns what the certificate leaves to the checker.
  ///
  /// @throws UsageException when an option is out of range, both exclude each other, or no
  ///   certificate is asked for
  CertificateForm form() {
    if (file.isEmpty() && (frontier.isPresent() || search.isPresent())) {
      String option = frontier.isPresent() ? "--frontier" : "--certificate-search";
      throw new UsageException(Message.of("only-with", option, "--certificate"));
    }
    if (frontier.isEmpty()) {
      int plies = search.orElse(DEFAULT_SEARCH);
      OptionValues.requireRange("--certificate-search", plies, 0, MAX_SEARCH);
      return CertificateForm.oneStage(plies);
    }
    if (search.isPresent()) {
      throw new UsageException(Message.of("one-of", "--frontier", "--certificate-search"));
    }
    OptionValues.requireRange("--frontier", frontier.get(), 1, MAX_FRONTIER);
    return CertificateForm.twoStages(frontier.get());
  }

  /// Creates the missing folders of the file.
  ///
  /// @throws CommandException when the certificate cannot be written there
  void prepare() {
    file.ifPresent(output -> output.regularFile("--certificate"));
  }

  /// Returns whether the command line asks for a certificate.
  boolean isRequested() {
    return file.isPresent();
  }

  /// Writes a certificate and its card if the command line asks for a certificate. Prints the
  /// progress and the length.
  ///
  /// @throws CommandException when the file cannot be written
  void write(CommandContext context, Certificate certificate, Position position) {
    if (file.isEmpty()) {
      return;
    }
    Path path = file.get().regularFile("--certificate");
    Runnable interrupted =
        () -> context.printError(context.messages().format("certificate-interrupted"));
    try (ProgressLine progress = new ProgressLine(context);
        GracefulShutdown _ = new GracefulShutdown(interrupted, 0)) {
      long entries =
          certificate.write(
              path,
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
      GameId game = position.game().id();
      FileCardJson.write(
          context,
          path,
          Map.of("game", game.game(), "variant", game.variant(), "position", position.format()),
          List.of());
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.get().toString()), e);
    }
  }
}
