package tabuleiro.engine.ugi;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import tabuleiro.engine.external.UgiLine;

/// Writes the lines of the protocol, each flushed immediately. Safe for several threads.
final class UgiOutput {
  private final PrintStream out;
  private boolean isClosed;
  private Optional<UncheckedIOException> failure = Optional.empty();

  UgiOutput(PrintStream out) {
    this.out = out;
  }

  /// Writes a line, or nothing once this is closed. It closes itself when nothing can be written
  /// any more.
  synchronized void writeLine(String line) {
    if (isClosed) {
      return;
    }
    try {
      out.println(line);
      out.flush();
    } catch (UncheckedIOException e) {
      failure = Optional.of(e);
      isClosed = true;
    }
  }

  /// Throws what has prevented a line from being written, if anything has.
  synchronized void throwFailure() {
    if (failure.isPresent()) {
      throw failure.get();
    }
  }

  synchronized boolean isClosed() {
    return isClosed;
  }

  /// Reports an error in a command.
  void writeError(String message) {
    writeLine("info string error: " + UgiLine.message(message));
  }

  /// Stops writing. The stream stays open.
  synchronized void close() {
    isClosed = true;
  }
}
