package tabuleiro.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkFeatures;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The contract of a game's network inputs, and of the evaluator that uses them, checked along a
/// random walk with moves taken back.
public final class NetworkContract {
  private static final int UNWRITTEN = -1;

  private NetworkContract() {}

  /// Returns a network with random weights.
  ///
  /// @param seed also decides the width, from 1 to 18
  public static Network random(NetworkInputs inputs, long seed) {
    int width = (int) (15 + seed) % 18 + 1;
    RandomGenerator random = SeededRandom.of(seed);
    int[] inputWeights = new int[inputs.count() * width];
    for (int i = 0; i < inputWeights.length; i++) {
      inputWeights[i] = random.nextInt(-100, 101);
    }
    int[] inputBiases = new int[width];
    for (int i = 0; i < width; i++) {
      inputBiases[i] = random.nextInt(-100, 101);
    }
    int[] outputWeights = random.ints(2L * width * inputs.buckets(), -128, 128).toArray();
    int[] outputBiases = random.ints(inputs.buckets(), -1_000_000, 1_000_000).toArray();
    return new Network(
        inputs.name(),
        width,
        inputs.buckets(),
        inputWeights,
        inputBiases,
        outputWeights,
        outputBiases);
  }

  /// Checks along a random game that the value of a trail is the other evaluator's and the
  /// network's formula, however the position was reached, and that bounds are bounds.
  public static void check(EvaluatorFactory factory, Game game, long seed) {
    NetworkInputs inputs = factory.networkInputs(game).orElseThrow();
    Network network = random(inputs, seed);
    NetworkEvaluator evaluator = new NetworkEvaluator(factory.fittedEvaluator(), network, inputs);
    EvaluatedTrail trail = evaluator.trail(game.start(seed), 0);
    RandomGenerator random = SeededRandom.of(seed);
    Position last = trail.position();
    while (!trail.outcome().isOver()) {
      String about = "seed " + seed + ", " + trail.position();
      int value = trail.evaluate();
      int base = factory.fittedEvaluator().trail(trail.position(), 0).evaluate();
      int correction =
          Math.clamp(
              output(network, inputs, trail.position()),
              -NetworkEvaluator.MAX_CORRECTION,
              NetworkEvaluator.MAX_CORRECTION);
      assertThat(value).as(about).isEqualTo(base + correction);
      for (int floor = value - 300; floor < value + 300; floor += 100) {
        assertThat(trail.evaluate(floor, floor + 50))
            .as("from %d, %s", floor, about)
            .isBetween(Math.min(value, floor + 50), Math.max(value, floor));
      }
      checkFeatures(inputs, trail.position(), about);
      checkChangedCells(inputs, last, trail.position(), about);
      last = trail.position();
      int steps = random.nextInt(4) == 0 ? Math.min(2, trail.length()) : 0;
      for (int i = 0; i < steps; i++) {
        trail.undo();
      }
      trail.play(Playout.randomMove(trail, random));
    }
  }

  private static void checkFeatures(NetworkInputs inputs, Position position, String about) {
    assertThat(inputs.bucket(position)).as(about).isBetween(0, inputs.buckets() - 1);
    for (int cell = 0; cell < inputs.cells(); cell++) {
      assertThat(inputs.input(position, cell))
          .as("cell %d, %s", cell, about)
          .isBetween(NetworkInputs.NONE, inputs.count() - 1);
    }
  }

  private static void checkChangedCells(
      NetworkInputs inputs, Position before, Position after, String about) {
    for (int cell = 0; cell < inputs.cells(); cell++) {
      if (inputs.input(before, cell) != inputs.input(after, cell)) {
        long changed = inputs.changedCells(before, after, cell / Long.SIZE);
        assertThat(changed >>> cell & 1).as("cell %d, %s", cell, about).isOne();
      }
    }
  }

  /// Returns a network's output for a position by its formula, in Elo points.
  static int output(Network network, NetworkInputs inputs, Position position) {
    int bucket = inputs.bucket(position);
    int width = network.width();
    long sum = network.outputBiases()[bucket];
    for (Side view : Side.values()) {
      int first = 2 * width * bucket + (view == position.sideToMove() ? 0 : width);
      int[] hidden = hiddenSums(network, features(inputs, position, view));
      for (int i = 0; i < width; i++) {
        long clipped = Math.clamp(hidden[i], 0, Network.INPUT_SCALE);
        sum += clipped * clipped * network.outputWeights()[first + i];
      }
    }
    double scale = (double) Network.OUTPUT_SCALE * Network.INPUT_SCALE * Network.INPUT_SCALE;
    return (int) (sum * (EloScale.POINTS_PER_LOG_ODDS / scale));
  }

  private static int[] hiddenSums(Network network, int[] features) {
    int[] sums = network.inputBiases().clone();
    for (int input : features) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += network.inputWeights()[input * sums.length + i];
      }
    }
    return sums;
  }

  /// Returns the features of a position as a side sees them, in ascending order.
  public static int[] features(NetworkInputs inputs, Position position, Side view) {
    NetworkFeatures features = new NetworkFeatures(inputs);
    int[] list = features.newList();
    Arrays.fill(list, UNWRITTEN);
    int count = features.write(position, view, list);
    return Arrays.stream(list, 0, count).sorted().toArray();
  }

  /// Returns the images of features under a symmetry, in ascending order.
  public static int[] images(int[] symmetry, int[] features) {
    return Arrays.stream(features).map(input -> symmetry[input]).sorted().toArray();
  }
}
