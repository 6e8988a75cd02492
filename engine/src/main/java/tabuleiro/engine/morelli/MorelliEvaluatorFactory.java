package tabuleiro.engine.morelli;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// The evaluators of Morelli, on all its boards.
public final class MorelliEvaluatorFactory implements EvaluatorFactory {
  private static final List<String> TERM_NAMES = Term.keys(MorelliTerm.values());

  private final Weights weights = Weights.loadResource(MorelliEvaluatorFactory.class, TERM_NAMES);

  /// Loads the weights.
  public MorelliEvaluatorFactory() {}

  @Override
  public String family() {
    return "morelli";
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
    return new MorelliEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new MorelliMetricTrail(start);
  }
}
