package tabuleiro.terminal;

import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Seat;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Says how a game ended, with the players' names.
public final class EndingText {
  private EndingText() {}

  /// Returns the sentence.
  ///
  /// @param seats who plays each side
  /// @param words those of the table's game
  public static String of(Ending ending, Function<Side, Seat> seats, Messages words) {
    if (ending.result() == Result.NONE) {
      return words.say("game-left", ending.phrase());
    }
    return ending
        .winner()
        .map(winner -> won(ending, winner, seats, words))
        .orElseGet(() -> words.say("game-drawn", ending.phrase()));
  }

  private static String won(
      Ending ending, Side winner, Function<Side, Seat> seats, Messages words) {
    return words.say("game-won", seats.apply(winner).name(), winner, ending.phrase());
  }
}
