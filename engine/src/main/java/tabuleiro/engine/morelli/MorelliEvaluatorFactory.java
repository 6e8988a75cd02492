package tabuleiro.engine.morelli;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// What the engine knows of Morelli, in all its sizes.
public final class MorelliEvaluatorFactory implements EvaluatorFactory {
  private final Weights weights =
      Weights.loadResource(MorelliEvaluatorFactory.class, MorelliTerms.NAMES);

  @Override
  public String family() {
    return "morelli";
  }

  @Override
  public List<String> termNames() {
    return MorelliTerms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedTrail evaluatedTrail(Position start, Weights weights) {
    return new MorelliEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new MorelliMetricTrail(start);
  }
}
