package tabuleiro.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The contract of a game's network inputs, and of the evaluator that uses them, checked along a
/// random walk with moves taken back.
public final class NetworkContract {
  private static final int WIDTH = 16;
  private static final int UNWRITTEN = -1;

  private NetworkContract() {}

  /// Returns a network with random weights.
  public static Network random(NetworkInputs inputs, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    int[] inputWeights = new int[inputs.count() * WIDTH];
    for (int i = 0; i < inputWeights.length; i++) {
      inputWeights[i] = random.nextInt(-100, 101);
    }
    int[] inputBiases = new int[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
      inputBiases[i] = random.nextInt(-100, 101);
    }
    int[] outputWeights = random.ints(2L * WIDTH * inputs.buckets(), -128, 128).toArray();
    int[] outputBiases = random.ints(inputs.buckets(), -1_000_000, 1_000_000).toArray();
    return new Network(
        inputs.name(),
        WIDTH,
        inputs.buckets(),
        inputWeights,
        inputBiases,
        outputWeights,
        outputBiases);
  }

  /// Checks along a random game that the value of a trail is that of a fresh one, and that bounds
  /// are bounds.
  public static void check(EvaluatorFactory factory, Game game, long seed) {
    NetworkInputs inputs = factory.networkInputs().orElseThrow();
    NetworkEvaluator evaluator =
        new NetworkEvaluator(factory.fittedEvaluator(), random(inputs, seed), inputs);
    EvaluatedTrail trail = evaluator.trail(game.start(seed), 0);
    RandomGenerator random = SeededRandom.of(seed);
    while (!trail.outcome().isOver()) {
      String about = "seed " + seed + ", " + trail.position();
      int value = trail.evaluate();
      assertThat(evaluator.trail(trail.position(), 0).evaluate()).as(about).isEqualTo(value);
      for (int floor = value - 300; floor < value + 300; floor += 100) {
        assertThat(trail.evaluate(floor, floor + 50))
            .as("from %d, %s", floor, about)
            .isBetween(Math.min(value, floor + 50), Math.max(value, floor));
      }
      checkFeatures(inputs, trail.position(), about);
      int steps = random.nextInt(4) == 0 ? Math.min(2, trail.length()) : 0;
      for (int i = 0; i < steps; i++) {
        trail.undo();
      }
      trail.play(Playout.randomMove(trail, random));
    }
  }

  private static void checkFeatures(NetworkInputs inputs, Position position, String about) {
    assertThat(inputs.bucket(position)).as(about).isBetween(0, inputs.buckets() - 1);
    for (Side view : Side.values()) {
      long[] features = features(inputs, position, view);
      int bits = inputs.count() % Long.SIZE;
      if (bits != 0) {
        assertThat(features[features.length - 1] >>> bits).as(about).isZero();
      }
    }
  }

  /// Returns the features of a position as a side sees them.
  public static long[] features(NetworkInputs inputs, Position position, Side view) {
    long[] features = inputs.newSet();
    Arrays.fill(features, UNWRITTEN);
    inputs.write(position, view, features);
    return features;
  }

  /// Returns the images of features under a symmetry.
  public static long[] images(int[] symmetry, long[] features) {
    long[] images = new long[features.length];
    for (int input = 0; input < symmetry.length; input++) {
      if ((features[input / Long.SIZE] >>> input & 1) != 0) {
        images[symmetry[input] / Long.SIZE] |= 1L << symmetry[input];
      }
    }
    return images;
  }
}
