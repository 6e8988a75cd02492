package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Side;

/// Computes the values of the terms of [TrenchTerm].
final class TrenchTerms {
  /// Columns or rows with this bit set in their number, for bits 0 to 2.
  private static final long[] COLUMNS = {
    0xAAAAAAAAAAAAAAAAL, 0xCCCCCCCCCCCCCCCCL, 0xF0F0F0F0F0F0F0F0L
  };

  private static final long[] ROWS = {
    0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L
  };

  private TrenchTerms() {}

  /// Writes the terms that follow from the placement of the pieces.
  static void computePlacement(TrenchPosition position, int[] values) {
    Side side = position.sideToMove();
    long own = position.pieces(side);
    long enemy = position.pieces(side.other());
    set(values, TrenchTerm.TURN, 1);
    int atLeast = Long.bitCount(own) - Long.bitCount(enemy);
    for (int reach = 1; reach <= 5; reach++) {
      int above = reach == 5 ? 0 : difference(own, enemy, position.piecesReaching(reach + 1));
      values[TrenchTerm.SOLDIERS.ordinal() + reach - 1] = atLeast - above;
      atLeast = above;
    }
    int plies = position.pliesLeft();
    int late = position.game().isDecidedByPoints() ? 256 / (16 + plies) : 0;
    int lead = position.capturedPoints(side) - position.capturedPoints(side.other());
    set(values, TrenchTerm.LEAD_LATE, late * lead / 2);
    set(values, TrenchTerm.LAST_PLY, plies % 2 == 1 ? late : -late);
    set(values, TrenchTerm.GOAL, nearness(position, side) - nearness(position, side.other()));
    set(
        values,
        TrenchTerm.TRENCH,
        TrenchRanks.sum(position, own & TrenchAttackMap.TRENCH)
            - TrenchRanks.sum(position, enemy & TrenchAttackMap.TRENCH));
    set(
        values,
        TrenchTerm.BEHIND,
        Long.bitCount(own & territory(side.other())) - Long.bitCount(enemy & territory(side)));
    set(values, TrenchTerm.ADVANCE, advance(side, own | enemy));
  }

  /// Writes the terms that need attack maps.
  ///
  /// @param own of the side to move
  /// @param enemy of the opponent
  static void computeAttacks(
      TrenchPosition position, TrenchAttackMap own, TrenchAttackMap enemy, int[] values) {
    Side side = position.sideToMove();
    set(values, TrenchTerm.MOBILITY, own.moveCount() - enemy.moveCount());
    set(values, TrenchTerm.PREY, hanging(position, position.pieces(side.other()), own, enemy));
    set(values, TrenchTerm.HANGING, -hanging(position, position.pieces(side), enemy, own));
  }

  private static void set(int[] values, TrenchTerm term, int value) {
    values[term.ordinal()] = value;
  }

  /// Returns how near the captured points of a side are to the goal: their square divided by it,
  /// since the last points count most.
  private static int nearness(TrenchPosition position, Side side) {
    int goal = position.game().pointGoal();
    return goal == 0 ? 0 : position.capturedPoints(side) * position.capturedPoints(side) / goal;
  }

  private static int hanging(
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

  private static long territory(Side side) {
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
