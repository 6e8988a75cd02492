package tabuleiro.view.opening;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGames;

/// The keys under which the positions of openings are stored. Databases keep them: when keys
/// change, a migration has to empty the tables `finished_game` and `opening_position`, which the
/// servers then fill again.
public final class OpeningPositions {
  /// How many moves of a game belong to its opening. A guess: later positions rarely occur twice.
  public static final int MAX_PLIES = 16;

  /// 2^64 divided by the golden ratio: it spreads the hashes of the boards over all bits.
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private OpeningPositions() {}

  /// Returns a key that is the same for equal positions, and for images of each other where the
  /// solver knows the symmetries of the game. Positions of different boards have different keys,
  /// and so have positions with different sides to move: a count of wins is always that of the same
  /// side.
  public static long key(Position position) {
    long ofBoard = position.game().id().toString().hashCode() * GOLDEN_RATIO;
    long key = SolverGames.key(position) ^ ofBoard;
    return position.sideToMove() == Side.FIRST ? key : ~key;
  }

  /// Returns the keys of the opening of a game; none when its initial position is random.
  ///
  /// @param positions the initial position and the position after each move
  public static List<Long> keys(List<Position> positions) {
    return positions.getFirst().game().hasRandomStart()
        ? List.of()
        : positions.stream().limit(MAX_PLIES + 1L).map(OpeningPositions::key).toList();
  }
}
