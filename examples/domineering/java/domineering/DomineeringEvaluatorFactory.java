package domineering;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// The evaluators of Domineering: a side is better off with more places for its dominoes.
public final class DomineeringEvaluatorFactory implements EvaluatorFactory {
  /// What a place more is worth, in Elo points. A guess.
  private static final Weights WEIGHTS = Weights.of(List.of("room"), new double[] {60});

  @Override
  public String family() {
    return "domineering";
  }

  @Override
  public Weights weights() {
    return WEIGHTS;
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new RoomTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return weightedTrail(start, WEIGHTS);
  }

  private static final class RoomTrail extends WeightedTrail {
    RoomTrail(Position start, Weights weights) {
      super(start.trail(), weights);
    }

    @Override
    public void computeTerms(int[] values) {
      DomineeringPosition position = (DomineeringPosition) position();
      values[0] = position.countMoves() - position.withOtherToMove().countMoves();
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      // All moves are equal here, so the search orders them by what it learns itself.
      for (int i = from; i < to; i++) {
        priorities[i] = 0;
      }
    }
  }
}
