package tabuleiro.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;

/// Thrown when standard output cannot be written any more: the reader of a pipe has ended, or the
/// disk is full.
public final class OutputClosedException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  private final boolean isReaderGone;

  OutputClosedException(IOException cause, boolean isReaderGone) {
    super(cause);
    this.isReaderGone = isReaderGone;
  }

  /// Returns whether the reader of a pipe has ended, which is no failure of this program.
  public boolean isReaderGone() {
    return isReaderGone;
  }
}
