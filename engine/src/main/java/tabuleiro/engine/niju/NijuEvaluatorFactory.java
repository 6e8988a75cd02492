package tabuleiro.engine.niju;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Position;

/// What the engine knows of Ni-Ju. Its evaluation looks at what each pattern lacks.
public final class NijuEvaluatorFactory implements EvaluatorFactory {
  private final Weights weights = Weights.loadResource(NijuEvaluatorFactory.class, NijuTerms.NAMES);

  /// Reads the weights.
  public NijuEvaluatorFactory() {}

  @Override
  public String family() {
    return "niju";
  }

  @Override
  public List<String> termNames() {
    return NijuTerms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedTrail evaluatedTrail(Position start, Weights weights) {
    return new NijuEvaluatedTrail((NijuPosition) start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new NijuMetricTrail((NijuPosition) start);
  }

  @Override
  public SearchMethod searchMethod() {
    return SearchMethod.EVALUATION_TREE;
  }
}
