package tabuleiro.app.files;

import java.nio.file.Path;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.rules.Message;

/// Says that work cannot be saved at present, and that it continues. A long command must not lose
/// hours of work because a disk was full for a minute. Not safe for several threads.
public final class SaveWarning {
  private final CommandContext context;
  private boolean isShown;

  public SaveWarning(CommandContext context) {
    this.context = context;
  }

  /// Prints the warning, the first time.
  ///
  /// @param file that could not be written
  public void show(Path file, Exception problem) {
    if (!isShown) {
      IoReason.warn(context, Message.of("save-failed", file.toString()), problem);
    }
    isShown = true;
  }

  /// Returns whether something could not be saved.
  public boolean isShown() {
    return isShown;
  }
}
