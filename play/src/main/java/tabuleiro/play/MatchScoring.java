package tabuleiro.play;

import java.util.Optional;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// How the games of a match count. Immutable.
interface MatchScoring {
  /// Returns the points of the player of `side` for a game.
  ///
  /// @param end the last position of the game
  double points(Position end, Ending ending, Side side);

  /// Returns the game that decides when both players have the same points; empty when the match is
  /// drawn then.
  Optional<Game> tiebreakGame();

  /// Returns how games of a family count in a match.
  static MatchScoring of(Family family) {
    return family.pointScoring().<MatchScoring>map(ByPoints::new).orElseGet(ByResult::new);
  }

  /// Returns one point for a win, half a point for a draw.
  static double resultPoints(Ending ending, Side side) {
    return ending.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /// The result of each game counts, and a match may be drawn.
  record ByResult() implements MatchScoring {
    @Override
    public double points(Position end, Ending ending, Side side) {
      return resultPoints(ending, side);
    }

    @Override
    public Optional<Game> tiebreakGame() {
      return Optional.empty();
    }
  }

  /// The points that a family counts decide, and a third game breaks a tie. The opponent of a
  /// player who resigns or loses on time gets the largest number of points: otherwise it would pay
  /// to resign the second game when ahead.
  record ByPoints(Family.PointScoring scoring) implements MatchScoring {
    @Override
    public double points(Position end, Ending ending, Side side) {
      boolean endedEarly = ending.kind() != Ending.Kind.RULES;
      boolean hasWon = ending.winner().equals(Optional.of(side));
      return endedEarly && hasWon ? scoring.maxPoints() : scoring.points().applyAsInt(end, side);
    }

    @Override
    public Optional<Game> tiebreakGame() {
      return Optional.of(scoring.tiebreakGame());
    }
  }
}
