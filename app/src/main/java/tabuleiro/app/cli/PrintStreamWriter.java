package tabuleiro.app.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;

/// A writer onto one of our streams, which choose the character set and the letters.
public final class PrintStreamWriter extends Writer {
  private final PrintStream stream;

  private PrintStreamWriter(PrintStream stream) {
    this.stream = stream;
  }

  /// Returns a writer as the command-line parser wants it.
  public static PrintWriter of(PrintStream stream) {
    return new PrintWriter(new PrintStreamWriter(stream), true);
  }

  @Override
  public void write(char[] characters, int offset, int length) {
    stream.print(new String(characters, offset, length));
  }

  @Override
  public void flush() {
    stream.flush();
  }

  @Override
  public void close() {
    flush();
  }
}
