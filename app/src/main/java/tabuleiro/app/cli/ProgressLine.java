package tabuleiro.app.cli;

import java.io.PrintStream;

/// The progress of a long command, on standard error: in a terminal one line that is overwritten,
/// elsewhere a new line at each milestone. Not thread-safe.
public final class ProgressLine implements AutoCloseable {
  private final PrintStream err;
  private final boolean isTerminal;
  private int shownLength;

  public ProgressLine(CommandContext context) {
    err = context.err();
    isTerminal = context.isTerminal();
  }

  /// Shows the progress.
  ///
  /// @param isMilestone whether to print it where the output is not a terminal
  public void show(String text, boolean isMilestone) {
    if (isTerminal) {
      err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())));
      shownLength = text.length();
      err.flush();
    } else if (isMilestone) {
      err.println(text);
      err.flush();
    }
  }

  /// Prints a line that stays.
  public void print(String text) {
    close();
    err.println(text);
    err.flush();
  }

  /// Ends the line.
  @Override
  public void close() {
    if (shownLength > 0) {
      err.println();
      err.flush();
      shownLength = 0;
    }
  }
}
