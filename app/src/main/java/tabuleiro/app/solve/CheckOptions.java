package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.reference.certificate.CertificateClaim;
import tabuleiro.reference.certificate.CheckSettings;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// The options that say how a certificate is checked.
final class CheckOptions {
  private static final double MIN_MEMORY = 0.001;

  /// The largest table that the checker supports.
  private static final double MAX_MEMORY = 8;

  private static final long MAX_SAMPLE = 1_000_000;

  private static final long GIBIBYTE = 1L << 30;

  @Mixin private SolverThreadOptions threads = new SolverThreadOptions();

  @Option(names = "--memory", paramLabel = "GIB", descriptionKey = "check-memory")
  private double memory = 0.25;

  @Option(names = "--progress", paramLabel = "FILE", descriptionKey = "check-progress")
  private Optional<OutputPath> progress = Optional.empty();

  @Option(names = "--sample", paramLabel = "N", descriptionKey = "check-sample")
  private long sample;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "check-seed")
  private long seed = 1;

  @Option(names = "--reference", descriptionKey = "check-reference")
  private boolean isPlain;

  /// Checks the options.
  ///
  /// @throws UsageException when one is out of range, or two exclude each other
  void require() {
    threads.threads();
    OptionValues.requireRange("--memory", memory, MIN_MEMORY, MAX_MEMORY);
    OptionValues.requireRange("--sample", sample, 0, MAX_SAMPLE);
    if (isSampled() && progress.isPresent()) {
      throw new UsageException(Message.of("one-of", "--sample", "--progress"));
    }
  }

  /// Returns the settings of the checker.
  ///
  /// @param stop asked often; when it is true, the check stops
  CheckSettings settings(BooleanSupplier stop) {
    long bytes = (long) (memory * GIBIBYTE);
    Optional<Path> saved = progress.map(file -> file.regularFile("--progress"));
    return new CheckSettings(threads.threads(), bytes, isPlain, saved, sample, seed, stop);
  }

  /// Returns whether only a sample is to be proven.
  boolean isSampled() {
    return sample > 0;
  }

  /// Returns the number of positions of the frontier that the check proves.
  long positionsProven(CertificateClaim claim) {
    return isSampled() ? Math.min(sample, claim.leaves()) : claim.leaves();
  }

  /// Returns how an interrupted check can be continued.
  String resumeHint(Messages messages) {
    return progress
        .map(name -> messages.format("solve-interrupted", "--progress " + name))
        .orElseGet(() -> messages.format("check-lost"));
  }
}
