package tabuleiro.engine.ugi;

import java.io.PrintStream;

/// Where the answers go: whole lines, each sent at once. Safe for several threads.
final class UgiOutput {
  private final PrintStream out;
  private boolean isClosed;

  UgiOutput(PrintStream out) {
    this.out = out;
  }

  /// Sends a line, or nothing once this is closed.
  synchronized void writeLine(String line) {
    if (!isClosed) {
      out.println(line);
      out.flush();
    }
  }

  /// Says what is wrong with a line that was read.
  void writeError(String message) {
    writeLine("info string error: " + UgiText.message(message));
  }

  /// Sends nothing any more. The stream stays open.
  synchronized void close() {
    isClosed = true;
  }
}
