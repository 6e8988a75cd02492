package tabuleiro.terminal;

import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Table;
import tabuleiro.rules.Side;
import tabuleiro.words.Words;

/// Says how a game ended, with the players' names.
final class EndingText {
  private EndingText() {}

  static String of(Ending ending, Table table, Words words) {
    if (ending.result() == Result.NONE) {
      return words.say("game-left", ending.phrase());
    }
    return ending
        .winner()
        .map(winner -> won(ending, winner, table, words))
        .orElseGet(() -> words.say("game-drawn", ending.phrase()));
  }

  private static String won(Ending ending, Side winner, Table table, Words words) {
    return words.say("game-won", table.seat(winner).name(), winner, ending.phrase());
  }
}
