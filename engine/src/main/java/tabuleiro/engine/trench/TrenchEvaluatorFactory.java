package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// What the engine knows of Trench, in all its variants.
public final class TrenchEvaluatorFactory implements EvaluatorFactory {
  private final Weights weights =
      Weights.loadResource(TrenchEvaluatorFactory.class, TrenchTerms.NAMES);

  @Override
  public String family() {
    return "trench";
  }

  @Override
  public List<String> termNames() {
    return TrenchTerms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedTrail evaluatedTrail(Position start, Weights weights) {
    return new TrenchEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new TrenchMetricTrail(start);
  }
}
