package tabuleiro.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;

/// Thrown when standard output cannot be written any more, as when the reader of a pipe has ended.
public final class OutputClosedException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  OutputClosedException(IOException cause) {
    super(cause);
  }
}
