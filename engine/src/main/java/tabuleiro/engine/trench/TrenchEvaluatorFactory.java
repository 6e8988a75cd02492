package tabuleiro.engine.trench;

import java.util.Optional;
import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.engine.network.BundledNetwork;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The evaluators of Trench, in all its variants.
public final class TrenchEvaluatorFactory extends AbstractEvaluatorFactory {
  private final NetworkInputs inputs = new TrenchNetworkInputs();
  private final BundledNetwork network;

  /// Loads the weights.
  public TrenchEvaluatorFactory() {
    super("trench", Term.keys(TrenchTerm.values()));
    network =
        new BundledNetwork(
            TrenchEvaluatorFactory.class, "trench.network", inputs, fittedEvaluator());
  }

  @Override
  public String featureOf(String term) {
    return switch (term) {
      case "soldiers", "sergeants", "captains", "colonels", "generals" -> "material";
      case "lead-late", "goal" -> "points";
      case "last-ply" -> "turn";
      case "prey", "hanging" -> "captures";
      case "behind", "advance" -> "advance";
      default -> term;
    };
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
  public Optional<NetworkInputs> networkInputs(Game board) {
    return Optional.of(inputs);
  }

  @Override
  public Evaluator strongestEvaluator(Game board) {
    return network.evaluator();
  }
}
