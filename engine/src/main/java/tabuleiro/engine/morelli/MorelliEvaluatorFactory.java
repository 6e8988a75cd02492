package tabuleiro.engine.morelli;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.engine.network.BundledNetwork;
import tabuleiro.games.morelli.MorelliFamily;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The evaluators of Morelli, on all its boards. Every board has network inputs, the same for all
/// set-ups of a size, and 13x13 has a network and learned move priorities.
public final class MorelliEvaluatorFactory extends AbstractEvaluatorFactory {
  /// The size with a network. Its set-ups share it.
  private static final int NETWORK_SIZE = 13;

  /// The inputs of each size.
  private final Map<Integer, NetworkInputs> inputs = new HashMap<>();

  private final PriorityModel priorities = new MorelliPriorityModel(this::evaluator);
  private final Evaluator base;
  private final BundledNetwork network;

  /// Loads the weights.
  public MorelliEvaluatorFactory() {
    super("morelli", Term.keys(MorelliTerm.values()));
    MorelliFamily family = new MorelliFamily();
    for (String name : family.variants()) {
      MorelliGame game = family.game(name);
      inputs.computeIfAbsent(size(game), _ -> new MorelliNetworkInputs(game));
    }
    String variant = String.valueOf(NETWORK_SIZE);
    NetworkInputs ofBoard = networkInputs(family.game(variant)).orElseThrow();
    base = base(priorities.weights());
    network =
        new BundledNetwork(MorelliEvaluatorFactory.class, variant + ".network", ofBoard, base);
  }

  /// Returns the fitted evaluator with certain weights of move priorities.
  private Evaluator base(int[] ofMoves) {
    Weights ofTerms = weights();
    return (start, _) -> new MorelliEvaluatedTrail(start, ofTerms, ofMoves);
  }

  /// Returns the evaluator of 13x13 with certain weights of move priorities.
  private Evaluator evaluator(int[] ofMoves) {
    return network.correcting(base(ofMoves));
  }

  @Override
  public String featureOf(String term) {
    return switch (term) {
      case "throne-late", "throne-end", "coup", "menace" -> "throne";
      case "open-three", "blocked-three", "open-two", "blocked-two" -> "frames";
      case "stones-late" -> "stones";
      case "mobility-late" -> "mobility";
      case "prey", "endangered" -> "flips";
      default -> term;
    };
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return new MorelliEvaluatedTrail(start, weights, MorelliPriorityTerm.guesses());
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new MorelliMetricTrail(start);
  }

  private static int size(Game board) {
    return ((MorelliGame) board).board().rows();
  }

  @Override
  public Optional<NetworkInputs> networkInputs(Game board) {
    return Optional.ofNullable(inputs.get(size(board)));
  }

  @Override
  public Evaluator strongestEvaluator(Game board) {
    return size(board) == NETWORK_SIZE ? network.evaluator() : fittedEvaluator();
  }

  @Override
  public Evaluator networkBase(Game board) {
    return size(board) == NETWORK_SIZE ? base : fittedEvaluator();
  }

  @Override
  public Optional<PriorityModel> priorityModel(Game board) {
    return size(board) == NETWORK_SIZE ? Optional.of(priorities) : Optional.empty();
  }
}
