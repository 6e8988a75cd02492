package tabuleiro.engine.ugi;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import tabuleiro.engine.external.UgiLine;

/// Writes the lines of the protocol. Safe for several threads.
final class UgiOutput {
  private final PrintStream out;
  private boolean isClosed;
  private Optional<UncheckedIOException> failure = Optional.empty();

  UgiOutput(PrintStream out) {
    this.out = out;
  }

  /// Writes a line and flushes it, or does nothing once this is closed. It closes itself when
  /// nothing can be written any more.
  synchronized void writeLine(String line) {
    writeUnflushed(line);
    flush();
  }

  /// Writes a line that waits for the next [#flush()], or does nothing once this is closed.
  synchronized void writeUnflushed(String line) {
    write(() -> out.println(line));
  }

  /// Sends all lines that wait.
  synchronized void flush() {
    write(out::flush);
  }

  private void write(Runnable action) {
    if (isClosed) {
      return;
    }
    try {
      action.run();
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

  /// Sends the lines that wait, and stops writing. The stream stays open.
  synchronized void close() {
    flush();
    isClosed = true;
  }
}
