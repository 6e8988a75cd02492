package tabuleiro.engine.jostle;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;

/// The evaluators of Jostle, on all boards.
public final class JostleEvaluatorFactory implements EvaluatorFactory {
  private static final List<String> TERM_NAMES = JostleTerms.NAMES;

  private final Weights weights = Weights.loadResource(JostleEvaluatorFactory.class, TERM_NAMES);

  /// Loads the weights.
  public JostleEvaluatorFactory() {}

  @Override
  public String family() {
    return "jostle";
  }

  @Override
  public List<String> termNames() {
    return TERM_NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
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
