package tabuleiro.engine.trench;

import org.jspecify.annotations.Nullable;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;

/// A trail of Trench with its evaluation: the terms of [TrenchTerm].
final class TrenchEvaluatedTrail extends WeightedTrail {
  /// The largest absolute sum of the terms that need attack maps, in Elo points. Without this bound
  /// the sum would be larger in one of a hundred positions of a search.
  private static final int MAX_ATTACK_SUM = 100;

  private final TrenchAttackMap own = new TrenchAttackMap();
  private final TrenchAttackMap enemy = new TrenchAttackMap();
  private final TrenchMovePriority priority = new TrenchMovePriority(enemy);
  private final int[] values = new int[TrenchTerm.values().length];
  private @Nullable TrenchPosition placed;
  private double placementSum;

  TrenchEvaluatedTrail(Position start, Weights weights) {
    super(start.trail(), weights);
  }

  private TrenchPosition trenchPosition() {
    return (TrenchPosition) position();
  }

  @Override
  public void computeTerms(int[] terms) {
    TrenchPosition position = trenchPosition();
    TrenchTerms.computePlacement(position, terms);
    computeAttacks(position, terms);
  }

  private void computeAttacks(TrenchPosition position, int[] terms) {
    own.compute(position, position.sideToMove());
    enemy.compute(position, position.sideToMove().other());
    TrenchTerms.computeAttacks(position, own, enemy, terms);
  }

  @Override
  public int evaluate() {
    return evaluate(-MAX_ESTIMATE, MAX_ESTIMATE);
  }

  /// Computes attack maps only where they can change the result: for a third of the positions that
  /// a search evaluates.
  @Override
  public int evaluate(int floor, int ceiling) {
    double placement = placementSum();
    if (placement - MAX_ATTACK_SUM >= ceiling) {
      return toEstimate(placement - MAX_ATTACK_SUM);
    }
    if (placement + MAX_ATTACK_SUM <= floor) {
      return toEstimate(placement + MAX_ATTACK_SUM);
    }
    computeAttacks(trenchPosition(), values);
    double attacks = weightedSum(values, TrenchTerm.PLACEMENT_COUNT, values.length);
    return toEstimate(placement + Math.clamp(attacks, -MAX_ATTACK_SUM, MAX_ATTACK_SUM));
  }

  @Override
  public int approximate() {
    return toEstimate(placementSum());
  }

  @Override
  public int approximationError() {
    return MAX_ATTACK_SUM + 1;
  }

  /// Returns the weighted sum of the terms that follow from the placement of the pieces. It is not
  /// computed again for the same position object.
  // Positions are immutable, and a network asks twice for the same object.
  @SuppressWarnings("ReferenceEquality")
  private double placementSum() {
    TrenchPosition position = trenchPosition();
    if (position != placed) {
      TrenchTerms.computePlacement(position, values);
      placementSum = weightedSum(values, 0, TrenchTerm.PLACEMENT_COUNT);
      placed = position;
    }
    return placementSum;
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    priority.prioritize(trenchPosition(), moves, from, to, priorities);
  }

  @Override
  public int generateNoisyMoves(int[] buffer, int offset, int[] priorities) {
    return priority.generateGoodCaptures(trenchPosition(), buffer, offset, priorities);
  }
}
