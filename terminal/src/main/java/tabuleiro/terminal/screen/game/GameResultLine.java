package tabuleiro.terminal.screen.game;

import tabuleiro.play.Ending;
import tabuleiro.terminal.common.EndingText;
import tabuleiro.text.Messages;

/// Formats how a game ended, with its result.
final class GameResultLine {
  private GameResultLine() {}

  /// Precondition: the game is over.
  static String format(GameProgress progress, Messages messages) {
    Ending ending = progress.ending().orElseThrow();
    return EndingText.format(ending, progress::seat, messages) + "  " + ending.result().format();
  }
}
