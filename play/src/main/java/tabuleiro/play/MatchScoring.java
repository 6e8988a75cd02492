package tabuleiro.play;

import java.util.Optional;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// What the games of a match count for.
interface MatchScoring {
  /// Returns what a game counts for the player of `side`.
  ///
  /// @param end the last position
  double points(Position end, Ending ending, Side side);

  /// Returns the game that decides when both players have the same points; empty when then the
  /// match is drawn.
  Optional<Game> decider();

  /// Returns how the games of a family count in matches.
  static MatchScoring of(Family family) {
    return new WinScoring();
  }

  /// One point for a win, half a point for a draw.
  static double byResult(Ending ending, Side side) {
    return ending.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /// The rule of most games: wins count, and equal is equal.
  record WinScoring() implements MatchScoring {
    @Override
    public double points(Position end, Ending ending, Side side) {
      return byResult(ending, side);
    }

    @Override
    public Optional<Game> decider() {
      return Optional.empty();
    }
  }
}
