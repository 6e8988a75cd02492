package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;

/// How promising moves of Trench look at a glance. The figures are guesses.
final class TrenchMovePriority {
  private static final int GOOD_CAPTURE = 60_000;
  private static final int FOR_RANK_TAKEN = 1000;
  private static final int FOR_RANK_TAKING = -100;
  private static final int FOR_BAD_EXCHANGE = 500;
  private static final int FOR_RANK_SAVED = 600;
  private static final int FOR_RANK_EXPOSED = -800;
  private static final int FOR_TRENCH = 800;

  private final TrenchAttackMap theirs;

  /// @param theirs what the opponent of the side to move sees
  TrenchMovePriority(TrenchAttackMap theirs) {
    this.theirs = theirs;
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#prioritize]: first the captures that win
  /// something at once, the dearest piece by the cheapest; then moves out of danger and into the
  /// trench; last those into danger.
  void prioritize(TrenchPosition position, int[] moves, int from, int to, int[] ranks) {
    theirs.compute(position, position.sideToMove().other());
    for (int i = from; i < to; i++) {
      ranks[i] = prioritize(position, start(moves[i]), target(moves[i]));
    }
  }

  private int prioritize(TrenchPosition position, int start, int target) {
    long captured = position.capturedSquares(start, target);
    if (captured == 0) {
      return rankQuiet(position, start, target);
    }
    int rank = position.reachAt(start);
    int gain = TrenchRanks.sum(position, captured);
    return gain >= rank || !isSeen(target)
        ? GOOD_CAPTURE + FOR_RANK_TAKEN * gain + FOR_RANK_TAKING * rank
        : FOR_BAD_EXCHANGE * (gain - rank);
  }

  private int rankQuiet(TrenchPosition position, int start, int target) {
    int forTrench = (TrenchAttackMap.TRENCH >>> target & 1) != 0 ? FOR_TRENCH : 0;
    int forRank = (isSeen(start) ? FOR_RANK_SAVED : 0) + (isSeen(target) ? FOR_RANK_EXPOSED : 0);
    return forTrench + (forRank == 0 ? 0 : forRank * position.reachAt(start));
  }

  /// Lists the captures without those that look bad: of a piece that is defended, by one of a
  /// higher rank.
  ///
  /// @return the end: the offset after the last move
  int generateGoodCaptures(TrenchPosition position, int[] buffer, int offset) {
    int last = position.generateCaptures(buffer, offset);
    if (last == offset) {
      return offset;
    }
    theirs.compute(position, position.sideToMove().other());
    int end = offset;
    for (int i = offset; i < last; i++) {
      if (prioritize(position, start(buffer[i]), target(buffer[i])) >= GOOD_CAPTURE) {
        buffer[end++] = buffer[i];
      }
    }
    return end;
  }

  private boolean isSeen(int square) {
    return (theirs.attacks() >>> square & 1) != 0;
  }

  private static int start(int move) {
    return move & 63;
  }

  private static int target(int move) {
    return move >>> 6;
  }
}
