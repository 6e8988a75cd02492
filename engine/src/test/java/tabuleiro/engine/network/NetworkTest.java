package tabuleiro.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class NetworkTest {
  private static final NetworkInputs INPUTS =
      EvaluatorFactories.of("trench")
          .networkInputs(new TrenchFamily().game("classic"))
          .orElseThrow();
  private static final Network NETWORK = NetworkContract.random(INPUTS, 1);

  /// Without the limit of the correction, which hides most outputs of random weights.
  @Test
  void outputIsThatOfTheFormulaToTheBit() {
    Game game = new TrenchFamily().game("classic");
    for (int seed = 0; seed < 20; seed++) {
      Network network = NetworkContract.random(INPUTS, seed);
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(0);
      HiddenSums sums = new HiddenSums(new PackedNetwork(network, INPUTS), INPUTS, position);
      while (!position.outcome().isOver()) {
        assertThat(sums.elo(position))
            .as("width %d, %s", network.width(), position)
            .isEqualTo(NetworkContract.output(network, INPUTS, position));
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
  }

  /// The largest sums that fit 16 bits, of both signs, do not disturb each other.
  @Test
  void largestSumsStayInTheirLanes() {
    Position start = new TrenchFamily().game("classic").start(0);
    int[] biases = new int[NETWORK.width()];
    Arrays.setAll(biases, i -> i % 2 == 0 ? Short.MAX_VALUE : Short.MIN_VALUE);
    Network extreme =
        new Network(
            INPUTS.name(),
            NETWORK.width(),
            NETWORK.buckets(),
            new int[NETWORK.inputWeights().length],
            biases,
            NETWORK.outputWeights(),
            NETWORK.outputBiases());
    HiddenSums sums = new HiddenSums(new PackedNetwork(extreme, INPUTS), INPUTS, start);
    assertThat(sums.elo(start)).isEqualTo(NetworkContract.output(extreme, INPUTS, start));
  }

  @Test
  void fileGivesTheNetworkBack() {
    byte[] bytes = NetworkFile.format(NETWORK);
    Network read = NetworkFile.parse("some.network", bytes, INPUTS);
    assertThat(NetworkFile.format(read)).isEqualTo(bytes);
    assertThat(read).usingRecursiveComparison().isEqualTo(NETWORK);
  }

  @Test
  void everyChangedByteIsRefused() {
    byte[] bytes = NetworkFile.format(NETWORK);
    for (int i = 0; i < bytes.length; i += i < 100 ? 1 : 997) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 4;
      assertThatThrownBy(() -> NetworkFile.parse("some.network", damaged, INPUTS))
          .as("byte %d", i)
          .isInstanceOf(InvalidNetworkException.class)
          .hasMessageContaining("some.network");
    }
  }

  @Test
  void networkOfOtherInputsIsRefused() {
    Network other =
        new Network(
            "chess-pieces",
            NETWORK.width(),
            NETWORK.buckets(),
            NETWORK.inputWeights(),
            NETWORK.inputBiases(),
            NETWORK.outputWeights(),
            NETWORK.outputBiases());
    byte[] bytes = NetworkFile.format(other);
    assertThatThrownBy(() -> NetworkFile.parse("some.network", bytes, INPUTS))
        .isInstanceOf(PlayException.class)
        .hasMessageContaining("network-inputs")
        .hasMessageContaining("chess-pieces");
    assertThatThrownBy(() ->
            new NetworkEvaluator(EvaluatorFactories.of("trench").fittedEvaluator(), other, INPUTS))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textIsNoNetwork() {
    assertThatThrownBy(() ->
            NetworkFile.parse(
                "weights.txt", "turn 3.5 and more".getBytes(StandardCharsets.UTF_8), INPUTS))
        .isInstanceOf(InvalidNetworkException.class)
        .hasMessageContaining("network-format");
  }
}
