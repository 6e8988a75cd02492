package tabuleiro.app.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;

/// A writer onto a print stream of the program, which determines the character set.
public final class PrintStreamWriter extends Writer {
  private final PrintStream stream;

  private PrintStreamWriter(PrintStream stream) {
    this.stream = stream;
  }

  /// Returns a writer of the type that the command-line parser needs.
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
