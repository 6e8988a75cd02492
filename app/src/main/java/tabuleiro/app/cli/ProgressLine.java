package tabuleiro.app.cli;

import java.io.PrintStream;

/// How far a long command has come, on standard error: one line that is written again and again in
/// a terminal, and now and then a line of its own where the output goes elsewhere. Not safe for
/// several threads.
public final class ProgressLine implements AutoCloseable {
  private final PrintStream err;
  private final boolean isTerminal;
  private int shownLength;

  public ProgressLine(CommandContext context) {
    err = context.err();
    isTerminal = context.isTerminal();
  }

  /// Shows how far the command has come.
  ///
  /// @param isMilestone whether it deserves a line of its own
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
