package tabuleiro.terminal.screen.game;

import tabuleiro.play.Ending;
import tabuleiro.terminal.EndingText;
import tabuleiro.text.Messages;

/// How a game ended, in words.
final class Endings {
  private Endings() {}

  /// Precondition: the game is over.
  static String of(TableView table, Messages words) {
    Ending ending = table.ending().orElseThrow();
    return EndingText.of(ending, table::seat, words) + "  " + ending.result().format();
  }
}
