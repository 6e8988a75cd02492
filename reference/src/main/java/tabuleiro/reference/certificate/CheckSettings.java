package tabuleiro.reference.certificate;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// How a certificate is checked. The settings never change whether it is valid; with a sample the
/// check may not notice that it is not.
///
/// @param threads the number of threads that search, at least 1
/// @param tableBytes the memory of the table of the searches, in bytes
/// @param isPlain whether only the plain rules are used, even where there are faster ones
/// @param progressFile where the progress of the searches is saved; an earlier run's file is
///   continued, and trusted
/// @param sample the number of positions of the frontier that are proven, chosen at random; 0 for
///   all
/// @param seed of the sample
/// @param stop asked often, from all threads; when it is true, the check stops
public record CheckSettings(
    int threads,
    long tableBytes,
    boolean isPlain,
    Optional<Path> progressFile,
    long sample,
    long seed,
    BooleanSupplier stop) {
  private static final long DEFAULT_BYTES = 1L << 26;

  /// One thread, 64 MiB, no file, all positions, no stop.
  ///
  /// @return the settings
  public static CheckSettings defaults() {
    return new CheckSettings(1, DEFAULT_BYTES, false, Optional.empty(), 0, 0, () -> false);
  }

  /// The same settings with the plain rules only.
  ///
  /// @return the settings
  public CheckSettings withPlainRules() {
    return new CheckSettings(threads, tableBytes, true, progressFile, sample, seed, stop);
  }

  /// The same settings with a sample.
  ///
  /// @param positions the number of positions of the frontier that are proven
  /// @param random the seed of the choice
  /// @return the settings
  public CheckSettings withSample(long positions, long random) {
    return new CheckSettings(threads, tableBytes, isPlain, progressFile, positions, random, stop);
  }
}
