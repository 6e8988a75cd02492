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
  public static String format(Ending ending, Function<Side, Seat> seats, Messages words) {
    if (ending.result() == Result.NONE) {
      return words.format("game-left", ending.message());
    }
    return ending
        .winner()
        .map(winner -> won(ending, winner, seats, words))
        .orElseGet(() -> words.format("game-drawn", ending.message()));
  }

  private static String won(
      Ending ending, Side winner, Function<Side, Seat> seats, Messages words) {
    return words.format("game-won", seats.apply(winner).name(), winner, ending.message());
  }
}
