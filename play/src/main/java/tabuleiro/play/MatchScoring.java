package tabuleiro.play;

import java.util.Optional;
import tabuleiro.games.trench.TrenchPosition;
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
  Optional<Game> tiebreakGame();

  /// Returns how the games of a family count in matches.
  static MatchScoring of(Family family) {
    return family.name().equals("trench")
        ? new TrenchScoring(family.game("to40"))
        : new ResultScoring();
  }

  /// One point for a win, half a point for a draw.
  static double byResult(Ending ending, Side side) {
    return ending.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /// The rule of most games: wins count, and equal is equal.
  record ResultScoring() implements MatchScoring {
    @Override
    public double points(Position end, Ending ending, Side side) {
      return byResult(ending, side);
    }

    @Override
    public Optional<Game> tiebreakGame() {
      return Optional.empty();
    }
  }

  /// The rule of Trench: the points captured count, and a third game decides, played to 40 points.
  /// Whoever gives a game up, or loses it on time, has lost all his pieces in it: otherwise it
  /// would pay to give up the second game when ahead.
  record TrenchScoring(Game third) implements MatchScoring {
    /// What all pieces of a side are worth: 10 + 2 * 8 + 3 * 6 + 4 * 4 + 6 * 2 (Trench, rule 4).
    private static final int ALL_PIECES = 72;

    @Override
    public double points(Position end, Ending ending, Side side) {
      boolean isGivenUp = ending.kind() != Ending.Kind.RULES;
      boolean hasWon = ending.winner().equals(Optional.of(side));
      return isGivenUp && hasWon ? ALL_PIECES : ((TrenchPosition) end).capturedPoints(side);
    }

    @Override
    public Optional<Game> tiebreakGame() {
      return Optional.of(third);
    }
  }
}
