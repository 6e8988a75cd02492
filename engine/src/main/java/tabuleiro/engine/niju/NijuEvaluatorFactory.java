package tabuleiro.engine.niju;

import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Position;

/// The evaluators of Ni-Ju, for both goals.
public final class NijuEvaluatorFactory extends AbstractEvaluatorFactory {
  /// Loads the weights.
  public NijuEvaluatorFactory() {
    super("niju", Term.keys(NijuTerm.values()));
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
