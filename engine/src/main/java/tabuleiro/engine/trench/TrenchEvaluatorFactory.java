package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// The evaluators of Trench, in all its variants.
public final class TrenchEvaluatorFactory implements EvaluatorFactory {
  private static final List<String> TERM_NAMES = Term.keys(TrenchTerm.values());

  private final Weights weights = Weights.loadResource(TrenchEvaluatorFactory.class, TERM_NAMES);

  /// Loads the weights.
  public TrenchEvaluatorFactory() {}

  @Override
  public String family() {
    return "trench";
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
    return new TrenchEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new TrenchMetricTrail(start);
  }
}
