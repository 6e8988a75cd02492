package tabuleiro.engine.ugi;

import java.io.PrintStream;

/// Writes the lines of the protocol, each flushed immediately. Safe for several threads.
final class UgiOutput {
  private final PrintStream out;
  private boolean isClosed;

  UgiOutput(PrintStream out) {
    this.out = out;
  }

  /// Writes a line, or nothing once this is closed.
  synchronized void writeLine(String line) {
    if (!isClosed) {
      out.println(line);
      out.flush();
    }
  }

  /// Reports an error in a command.
  void writeError(String message) {
    writeLine("info string error: " + UgiText.message(message));
  }

  /// Stops writing. The stream stays open.
  synchronized void close() {
    isClosed = true;
  }
}
