package tabuleiro.engine.network;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Adds a network's output to the static evaluation of another evaluator: the network has learned
/// what that one misses. All else is the other evaluator's. Immutable.
///
/// @param base the other evaluator
/// @param network was trained for these inputs and this evaluator
public record NetworkEvaluator(Evaluator base, Network network, NetworkInputs inputs)
    implements Evaluator {
  /// The largest absolute correction, in Elo points.
  static final int MAX_CORRECTION = 200;

  /// Checks that the network has these inputs.
  ///
  /// @throws IllegalArgumentException if it has others
  public NetworkEvaluator {
    if (!network.inputs().equals(inputs.name())
        || network.inputCount() != inputs.count()
        || network.buckets() != inputs.buckets()) {
      throw new IllegalArgumentException(
          "a network for " + network.inputs() + ", not for " + inputs.name());
    }
  }

  /// Returns the fitted evaluator of a game, corrected by a network.
  ///
  /// @throws IllegalArgumentException if the game has no network inputs, or the network has others
  public static NetworkEvaluator of(EvaluatorFactory factory, Network network) {
    NetworkInputs inputs =
        factory
            .networkInputs()
            .orElseThrow(
                () -> new IllegalArgumentException("no network inputs: " + factory.family()));
    return new NetworkEvaluator(factory.fittedEvaluator(), network, inputs);
  }

  @Override
  public EvaluatedTrail trail(Position start, long seed) {
    return new NetworkTrail(base.trail(start, seed), network, inputs);
  }

  private static final class NetworkTrail extends EvaluatedTrail {
    private final EvaluatedTrail base;
    private final Network network;
    private final NetworkInputs inputs;
    private final HiddenSums first;
    private final HiddenSums second;

    NetworkTrail(EvaluatedTrail base, Network network, NetworkInputs inputs) {
      super(base);
      this.base = base;
      this.network = network;
      this.inputs = inputs;
      first = new HiddenSums(network, inputs, Side.FIRST);
      second = new HiddenSums(network, inputs, Side.SECOND);
    }

    private int correction() {
      Position position = position();
      int[] ofFirst = first.of(position);
      int[] ofSecond = second.of(position);
      int bucket = inputs.bucket(position);
      int correction =
          position.sideToMove() == Side.FIRST
              ? network.elo(ofFirst, ofSecond, bucket)
              : network.elo(ofSecond, ofFirst, bucket);
      return Math.clamp(correction, -MAX_CORRECTION, MAX_CORRECTION);
    }

    @Override
    public int evaluate() {
      return Math.clamp((long) base.evaluate() + correction(), -MAX_ESTIMATE, MAX_ESTIMATE);
    }

    /// Asks the network only where its correction can change the result.
    @Override
    public int evaluate(int floor, int ceiling) {
      int value = base.evaluate(floor - MAX_CORRECTION, ceiling + MAX_CORRECTION);
      if (value <= floor - MAX_CORRECTION) {
        return Math.max(value + MAX_CORRECTION, -MAX_ESTIMATE);
      }
      if (value >= ceiling + MAX_CORRECTION) {
        return Math.min(value - MAX_CORRECTION, MAX_ESTIMATE);
      }
      return Math.clamp((long) value + correction(), -MAX_ESTIMATE, MAX_ESTIMATE);
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      base.prioritize(moves, from, to, priorities);
    }

    @Override
    public int generateNoisyMoves(int[] buffer, int offset) {
      return base.generateNoisyMoves(buffer, offset);
    }

    @Override
    public boolean hasImmediateWin() {
      return base.hasImmediateWin();
    }

    @Override
    public int moveCountLimit(int depth) {
      return base.moveCountLimit(depth);
    }
  }
}
