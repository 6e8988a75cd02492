package tabuleiro.engine.trench;

import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;

/// A line of Trench.
final class TrenchEvaluatedTrail extends WeightedTrail {
  /// What the terms of what pieces see count at most together, in hundredths. They would count more
  /// in one of a hundred positions that a search looks at.
  private static final int MOST_SEEN = 100;

  private final TrenchAttackMap mine = new TrenchAttackMap();
  private final TrenchAttackMap theirs = new TrenchAttackMap();
  private final TrenchMovePriority order = new TrenchMovePriority(theirs);
  private final int[] values = new int[TrenchTerms.NAMES.size()];

  TrenchEvaluatedTrail(Position start, Weights weights) {
    super(start.trail(), weights);
  }

  private TrenchPosition position() {
    return (TrenchPosition) trail().position();
  }

  @Override
  public void computeTerms(int[] terms) {
    TrenchPosition position = position();
    TrenchTerms.computePlacement(position, terms);
    writeSeen(position, terms);
  }

  private void writeSeen(TrenchPosition position, int[] terms) {
    mine.compute(position, position.sideToMove());
    theirs.compute(position, position.sideToMove().other());
    TrenchTerms.computeAttacks(position, mine, theirs, terms);
  }

  @Override
  public int evaluate() {
    return evaluate(-MAX_ESTIMATE, MAX_ESTIMATE);
  }

  /// Looks from the pieces only where it matters what they see: for a third of the positions that a
  /// search estimates.
  @Override
  public int evaluate(int floor, int ceiling) {
    TrenchPosition position = position();
    TrenchTerms.computePlacement(position, values);
    double standing = weightedSum(values, 0, TrenchTerms.PLACEMENT_COUNT);
    if (standing - MOST_SEEN >= ceiling) {
      return toEstimate(standing - MOST_SEEN);
    }
    if (standing + MOST_SEEN <= floor) {
      return toEstimate(standing + MOST_SEEN);
    }
    writeSeen(position, values);
    double seen = weightedSum(values, TrenchTerms.PLACEMENT_COUNT, values.length);
    return toEstimate(standing + Math.clamp(seen, -MOST_SEEN, MOST_SEEN));
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    order.prioritize(position(), moves, from, to, ranks);
  }

  @Override
  public int generateNoisyMoves(int[] buffer, int offset) {
    return order.generateGoodCaptures(position(), buffer, offset);
  }
}
