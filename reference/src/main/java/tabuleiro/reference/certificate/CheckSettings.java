package tabuleiro.reference.certificate;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// How a certificate is checked. The settings never change whether it is valid.
///
/// @param threads the number of threads that search, at least 1
/// @param tableBytes the memory of the table of the searches, in bytes
/// @param isPlain whether only the plain rules are used, even where there are faster ones
/// @param progressFile where the progress of the searches is saved; an earlier run's file is
///   continued, and trusted
/// @param stop asked often, from all threads; when it is true, the check stops
public record CheckSettings(
    int threads,
    long tableBytes,
    boolean isPlain,
    Optional<Path> progressFile,
    BooleanSupplier stop) {
  private static final long DEFAULT_BYTES = 1L << 26;

  /// One thread, 64 MiB, no file, no stop.
  ///
  /// @return the settings
  public static CheckSettings defaults() {
    return new CheckSettings(1, DEFAULT_BYTES, false, Optional.empty(), () -> false);
  }

  /// The same settings with the plain rules only.
  ///
  /// @return the settings
  public CheckSettings withPlainRules() {
    return new CheckSettings(threads, tableBytes, true, progressFile, stop);
  }
}
