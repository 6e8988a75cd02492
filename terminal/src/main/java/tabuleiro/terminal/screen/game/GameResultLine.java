package tabuleiro.terminal.screen.game;

import tabuleiro.play.Ending;
import tabuleiro.terminal.EndingText;
import tabuleiro.text.Messages;

/// How a game ended, in words.
final class GameResultLine {
  private GameResultLine() {}

  /// Precondition: the game is over.
  static String format(GameProgress table, Messages words) {
    Ending ending = table.ending().orElseThrow();
    return EndingText.format(ending, table::seat, words) + "  " + ending.result().format();
  }
}
