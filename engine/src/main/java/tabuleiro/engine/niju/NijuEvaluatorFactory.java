package tabuleiro.engine.niju;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Position;

/// The evaluators of Ni-Ju, for both goals.
public final class NijuEvaluatorFactory implements EvaluatorFactory {
  private static final List<String> TERM_NAMES = Term.keys(NijuTerm.values());

  private final Weights weights = Weights.loadResource(NijuEvaluatorFactory.class, TERM_NAMES);

  /// Loads the weights.
  public NijuEvaluatorFactory() {}

  @Override
  public String family() {
    return "niju";
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
