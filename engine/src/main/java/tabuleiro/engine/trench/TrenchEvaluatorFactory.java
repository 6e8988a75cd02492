package tabuleiro.engine.trench;

import java.util.Optional;
import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.rules.Position;

/// The evaluators of Trench, in all its variants.
public final class TrenchEvaluatorFactory extends AbstractEvaluatorFactory {
  /// Loads the weights.
  public TrenchEvaluatorFactory() {
    super("trench", Term.keys(TrenchTerm.values()));
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new TrenchEvaluatedTrail(start, weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new TrenchMetricTrail(start);
  }

  @Override
  public Optional<NetworkInputs> networkInputs() {
    return Optional.of(new TrenchNetworkInputs());
  }
}
