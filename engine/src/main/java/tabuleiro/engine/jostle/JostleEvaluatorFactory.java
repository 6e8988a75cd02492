package tabuleiro.engine.jostle;

import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;

/// The evaluators of Jostle, on all boards.
public final class JostleEvaluatorFactory extends AbstractEvaluatorFactory {
  /// Loads the weights.
  public JostleEvaluatorFactory() {
    super("jostle", JostleTerms.NAMES);
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new JostleEvaluatedTrail(((JostlePosition) start).trail(), weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new JostleMetricTrail(((JostlePosition) start).trail());
  }
}
