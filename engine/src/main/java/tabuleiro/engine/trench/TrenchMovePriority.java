package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;

/// The move priorities of Trench. The constants are guesses.
final class TrenchMovePriority {
  private static final int GOOD_CAPTURE = 60_000;
  private static final int CAPTURED_RANK = 1000;
  private static final int CAPTURING_RANK = -100;
  private static final int BAD_CAPTURE = 500;
  private static final int RESCUED_RANK = 600;
  private static final int EXPOSED_RANK = -800;
  private static final int ENTERS_TRENCH = 800;

  private final TrenchAttackMap enemy;

  /// @param enemy is computed for the opponent of the side to move
  TrenchMovePriority(TrenchAttackMap enemy) {
    this.enemy = enemy;
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#prioritize]: first the captures that gain
  /// material immediately, the most valuable piece by the least valuable; then moves out of danger
  /// and into the trench; last those into danger.
  void prioritize(TrenchPosition position, int[] moves, int from, int to, int[] priorities) {
    enemy.compute(position, position.sideToMove().other());
    for (int i = from; i < to; i++) {
      priorities[i] = priority(position, start(moves[i]), target(moves[i]));
    }
  }

  private int priority(TrenchPosition position, int start, int target) {
    long captured = position.capturedSquares(start, target);
    if (captured == 0) {
      return quietPriority(position, start, target);
    }
    int rank = position.reachAt(start);
    int gain = TrenchRanks.sum(position, captured);
    return gain >= rank || !isAttacked(target)
        ? GOOD_CAPTURE + CAPTURED_RANK * gain + CAPTURING_RANK * rank
        : BAD_CAPTURE * (gain - rank);
  }

  private int quietPriority(TrenchPosition position, int start, int target) {
    int trenchBonus = (TrenchAttackMap.TRENCH >>> target & 1) != 0 ? ENTERS_TRENCH : 0;
    int rankFactor =
        (isAttacked(start) ? RESCUED_RANK : 0) + (isAttacked(target) ? EXPOSED_RANK : 0);
    return trenchBonus + (rankFactor == 0 ? 0 : rankFactor * position.reachAt(start));
  }

  /// Generates the captures, except those of a defended piece by one of a higher rank, and their
  /// priorities.
  ///
  /// @return the end: the offset after the last move
  int generateGoodCaptures(TrenchPosition position, int[] buffer, int offset, int[] priorities) {
    int last = position.generateCaptures(buffer, offset);
    if (last == offset) {
      return offset;
    }
    enemy.compute(position, position.sideToMove().other());
    int end = offset;
    for (int i = offset; i < last; i++) {
      int priority = priority(position, start(buffer[i]), target(buffer[i]));
      if (priority >= GOOD_CAPTURE) {
        buffer[end] = buffer[i];
        priorities[end++] = priority;
      }
    }
    return end;
  }

  private boolean isAttacked(int square) {
    return (enemy.attacks() >>> square & 1) != 0;
  }

  private static int start(int move) {
    return move & 63;
  }

  private static int target(int move) {
    return move >>> 6;
  }
}
