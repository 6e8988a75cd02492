package tabuleiro.play.session;

import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// How a match is scored. Immutable.
interface MatchScoring {
  /// Returns the match points of the player of `side` for one game.
  ///
  /// @param end the last position of the game
  double points(Position end, Ending ending, Side side);

  /// Returns the game that decides when both players have the same points; empty when such a match
  /// is drawn.
  Optional<Game> tiebreakGame();

  /// Returns the scoring of matches of a family.
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

  /// Captured points decide, and a third game breaks a tie. The opponent of a player who resigns or
  /// loses on time gets the maximum number of points: otherwise the leader of the match would gain
  /// by resigning the second game.
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
