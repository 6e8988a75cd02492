package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// The evaluators of Morelli, on all its boards.
public final class MorelliEvaluatorFactory extends AbstractEvaluatorFactory {
  /// Loads the weights.
  public MorelliEvaluatorFactory() {
    super("morelli", Term.keys(MorelliTerm.values()));
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new MorelliEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new MorelliMetricTrail(start);
  }
}
