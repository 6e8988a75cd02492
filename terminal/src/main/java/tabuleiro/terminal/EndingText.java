package tabuleiro.terminal;

import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Seat;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Formats how a game ended, with the players' names.
public final class EndingText {
  private EndingText() {}

  /// Returns the sentence.
  ///
  /// @param seats who plays each side
  /// @param messages the messages of the game
  public static String format(Ending ending, Function<Side, Seat> seats, Messages messages) {
    if (ending.result() == Result.NONE) {
      return messages.format("game-left", ending.message());
    }
    return ending
        .winner()
        .map(winner -> won(ending, winner, seats, messages))
        .orElseGet(() -> messages.format("game-drawn", ending.message()));
  }

  private static String won(
      Ending ending, Side winner, Function<Side, Seat> seats, Messages messages) {
    return messages.format("game-won", seats.apply(winner).name(), winner, ending.message());
  }
}
