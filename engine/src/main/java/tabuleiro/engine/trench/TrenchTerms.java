package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Side;

/// The terms of the evaluation of Trench: each is what the side to move has more of than the
/// opponent, unless it says otherwise.
final class TrenchTerms {
  /// The names of the terms, in order.
  static final List<String> NAMES =
      List.of(
          // Always 1: the worth of being to move.
          "turn",
          // Pieces on the board, by rank.
          "soldiers",
          "sergeants",
          "captains",
          "colonels",
          "generals",
          // The lead in points, in the ranks' own count, times how late it is, where points decide.
          "lead-late",
          // Who plays the last ply if nothing is captured any more, times how late it is: the
          // opponent can't take back what it captures.
          "last-ply",
          // How near the points are to a number that ends the game; 0 in variants without one.
          "goal",
          // Ranks of the pieces in the trench, where they are attacked from behind alone.
          "trench",
          // Pieces behind the trench, in the opponent's territory.
          "behind",
          // Distance from the trench, homeward negative, summed over all pieces.
          "advance",
          // Legal moves.
          "mobility",
          // Ranks of the opponent's pieces that can be captured for nothing or by a soldier.
          "prey",
          // The same of one's own pieces, counted negative.
          "hanging");

  /// How many terms, the first ones, say what stands where; the others say what pieces see.
  static final int PLACEMENT_COUNT = NAMES.indexOf("mobility");

  /// Columns or rows with this bit set in their number, for bits 0 to 2.
  private static final long[] COLUMNS = {
    0xAAAAAAAAAAAAAAAAL, 0xCCCCCCCCCCCCCCCCL, 0xF0F0F0F0F0F0F0F0L
  };

  private static final long[] ROWS = {
    0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L
  };

  private TrenchTerms() {}

  /// Writes the terms of what stands where.
  static void computePlacement(TrenchPosition position, int[] values) {
    Side side = position.sideToMove();
    long own = position.pieces(side);
    long enemy = position.pieces(side.other());
    int end = 0;
    values[end++] = 1;
    int atLeast = Long.bitCount(own) - Long.bitCount(enemy);
    for (int reach = 1; reach <= 5; reach++) {
      int above = reach == 5 ? 0 : difference(own, enemy, position.piecesReaching(reach + 1));
      values[end++] = atLeast - above;
      atLeast = above;
    }
    int plies = position.pliesLeft();
    int late = position.game().isDecidedByPoints() ? 256 / (16 + plies) : 0;
    values[end++] =
        late * (position.capturedPoints(side) - position.capturedPoints(side.other())) / 2;
    values[end++] = plies % 2 == 1 ? late : -late;
    values[end++] = nearness(position, side) - nearness(position, side.other());
    values[end++] =
        TrenchRanks.sum(position, own & TrenchAttackMap.TRENCH)
            - TrenchRanks.sum(position, enemy & TrenchAttackMap.TRENCH);
    values[end++] = Long.bitCount(own & land(side.other())) - Long.bitCount(enemy & land(side));
    values[end] = advance(side, own | enemy);
  }

  /// Writes the terms of what pieces see.
  ///
  /// @param mine what the side to move sees
  /// @param theirs what the opponent sees
  static void computeAttacks(
      TrenchPosition position, TrenchAttackMap mine, TrenchAttackMap theirs, int[] values) {
    Side side = position.sideToMove();
    int end = PLACEMENT_COUNT;
    values[end++] = mine.moveCount() - theirs.moveCount();
    values[end++] = worthHanging(position, position.pieces(side.other()), mine, theirs);
    values[end] = -worthHanging(position, position.pieces(side), theirs, mine);
  }

  /// Returns how near the points of a side are to the goal: their share of it, squared, since the
  /// last points count most.
  private static int nearness(TrenchPosition position, Side side) {
    int goal = position.game().pointGoal();
    return goal == 0 ? 0 : position.capturedPoints(side) * position.capturedPoints(side) / goal;
  }

  private static int worthHanging(
      TrenchPosition position, long pieces, TrenchAttackMap attack, TrenchAttackMap defence) {
    long attacked = pieces & attack.attacks();
    if (attacked == 0) {
      return 0;
    }
    long loose = attacked & ~defence.attacks();
    // A defended piece for a soldier: its rank less the soldier's.
    long traded = attacked & defence.attacks() & attack.soldierAttacks();
    return TrenchRanks.sum(position, loose)
        + TrenchRanks.sum(position, traded)
        - Long.bitCount(traded);
  }

  private static long land(Side side) {
    return side == Side.FIRST
        ? TrenchAttackMap.FIRST_TERRITORY
        : ~(TrenchAttackMap.FIRST_TERRITORY | TrenchAttackMap.TRENCH);
  }

  /// Returns the sum of the distances of squares from the trench, as a side sees them.
  private static int advance(Side side, long squares) {
    int sum = -7 * Long.bitCount(squares);
    for (int bit = 0; bit < 3; bit++) {
      int count = Long.bitCount(squares & COLUMNS[bit]) + Long.bitCount(squares & ROWS[bit]);
      sum += count << bit;
    }
    return side == Side.FIRST ? sum : -sum;
  }

  private static int difference(long own, long enemy, long among) {
    return Long.bitCount(own & among) - Long.bitCount(enemy & among);
  }
}
