package tabuleiro.engine.jostle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.engine.network.BundledNetwork;
import tabuleiro.games.jostle.JostleFamily;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The evaluators of Jostle, on all boards. Every board has network inputs, and two have a network.
public final class JostleEvaluatorFactory extends AbstractEvaluatorFactory {
  /// The variants with a network.
  private static final List<String> NETWORKS = List.of("10x10", "hex");

  /// The inputs of each variant.
  private final Map<String, NetworkInputs> inputs = new HashMap<>();

  /// The network of each variant that has one.
  private final Map<String, BundledNetwork> networks = new HashMap<>();

  /// Loads the weights.
  public JostleEvaluatorFactory() {
    super("jostle", JostleTerms.NAMES);
    JostleFamily family = new JostleFamily();
    for (String variant : family.variants()) {
      NetworkInputs ofBoard = new JostleNetworkInputs(family.game(variant));
      inputs.put(variant, ofBoard);
      if (NETWORKS.contains(variant)) {
        networks.put(
            variant,
            new BundledNetwork(
                JostleEvaluatorFactory.class, variant + ".network", ofBoard, fittedEvaluator()));
      }
    }
  }

  @Override
  public String featureOf(String term) {
    String name = term.replaceFirst("^hex-", "");
    return switch (name.replaceFirst("-.*", "")) {
      case "tempo" -> "turn";
      case "target" -> "targets";
      case "mover" -> "movers";
      case "checker" -> "neighbours";
      case "hole" -> "holes";
      default -> "moves";
    };
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new JostleEvaluatedTrail(((JostlePosition) start).trail(), weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new JostleMetricTrail(((JostlePosition) start).trail());
  }

  @Override
  public Optional<NetworkInputs> networkInputs(Game board) {
    return Optional.ofNullable(inputs.get(board.id().variant()));
  }

  @Override
  public Evaluator strongestEvaluator(Game board) {
    BundledNetwork network = networks.get(board.id().variant());
    return network == null ? fittedEvaluator() : network.evaluator();
  }
}
