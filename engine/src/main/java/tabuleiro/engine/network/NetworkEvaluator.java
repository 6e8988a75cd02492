package tabuleiro.engine.network;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Adds a network's output to the static evaluation of another evaluator: the network has learned
/// what that one misses. All else is the other evaluator's. Immutable.
public final class NetworkEvaluator implements Evaluator {
  /// The largest absolute correction, in Elo points.
  static final int MAX_CORRECTION = 200;

  private final Evaluator base;
  private final Network network;
  private final NetworkInputs inputs;
  private final PackedNetwork packed;

  /// Combines an evaluator and a network.
  ///
  /// @param base the other evaluator
  /// @param network was trained for these inputs and this evaluator
  /// @throws IllegalArgumentException if the network has other inputs
  public NetworkEvaluator(Evaluator base, Network network, NetworkInputs inputs) {
    if (!network.inputs().equals(inputs.name())
        || network.inputCount() != inputs.count()
        || network.buckets() != inputs.buckets()) {
      throw new IllegalArgumentException(
          "a network for " + network.inputs() + ", not for " + inputs.name());
    }
    this.base = base;
    this.network = network;
    this.inputs = inputs;
    packed = new PackedNetwork(network, inputs);
  }

  /// Returns the evaluator of a board that its networks correct, corrected by one.
  ///
  /// @throws IllegalArgumentException if the board has no network inputs, or the network has others
  public static NetworkEvaluator of(EvaluatorFactory factory, Game board, Network network) {
    NetworkInputs inputs =
        factory
            .networkInputs(board)
            .orElseThrow(() -> new IllegalArgumentException("no network inputs: " + board.id()));
    return new NetworkEvaluator(factory.networkBase(board), network, inputs);
  }

  /// Returns the network.
  public Network network() {
    return network;
  }

  @Override
  public EvaluatedTrail trail(Position start, long seed) {
    return new NetworkTrail(base.trail(start, seed), new HiddenSums(packed, inputs, start));
  }

  private static final class NetworkTrail extends EvaluatedTrail {
    private final EvaluatedTrail base;
    private final HiddenSums sums;

    NetworkTrail(EvaluatedTrail base, HiddenSums sums) {
      super(base);
      this.base = base;
      this.sums = sums;
    }

    private int correction() {
      return Math.clamp(sums.elo(position()), -MAX_CORRECTION, MAX_CORRECTION);
    }

    @Override
    public int evaluate() {
      return Math.clamp((long) base.evaluate() + correction(), -MAX_ESTIMATE, MAX_ESTIMATE);
    }

    /// Asks the network only where its correction can change the result, and the other evaluator
    /// for its exact value only where it still matters after the correction.
    @Override
    public int evaluate(int floor, int ceiling) {
      int value = base.approximate();
      int error = base.approximationError() + MAX_CORRECTION;
      if (value + error <= floor) {
        return Math.max(value + error, -MAX_ESTIMATE);
      }
      if (value - error >= ceiling) {
        return Math.min(value - error, MAX_ESTIMATE);
      }
      int correction = correction();
      if (error > MAX_CORRECTION) {
        value = base.evaluate(floor - correction, ceiling - correction);
      }
      return Math.clamp((long) value + correction, -MAX_ESTIMATE, MAX_ESTIMATE);
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      base.prioritize(moves, from, to, priorities);
    }

    @Override
    public int generateNoisyMoves(int[] buffer, int offset, int[] priorities) {
      return base.generateNoisyMoves(buffer, offset, priorities);
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
