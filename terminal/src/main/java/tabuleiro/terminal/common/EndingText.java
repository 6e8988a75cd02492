package tabuleiro.terminal.common;

import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
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

  /// Returns what a game of a match counts that was not played to its end, which its last position
  /// would not say; empty for any other game.
  public static Optional<String> formatMatchPoints(Match.PlayedRound played, Messages messages) {
    Ending.Kind kind = played.ending().kind();
    if (kind != Ending.Kind.RESIGNATION && kind != Ending.Kind.TIME) {
      return Optional.empty();
    }
    boolean isFirst = played.ending().result() == Result.FIRST_WINS;
    Match.Round round = played.round();
    String winner = (isFirst ? round.first() : round.second()).name();
    double points = Math.max(played.pointsOfPlayerZero(), played.pointsOfPlayerOne());
    return Optional.of(
        points > 1
            ? messages.format("match-all-points", winner, (int) points)
            : messages.format("match-one-point", winner));
  }

  private static String won(
      Ending ending, Side winner, Function<Side, Seat> seats, Messages messages) {
    return messages.format("game-won", seats.apply(winner).name(), winner, ending.message());
  }
}
