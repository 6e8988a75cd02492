package tabuleiro.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.play.PlayException;
import tabuleiro.rules.support.SeededRandom;

final class NetworkTest {
  private static final NetworkInputs INPUTS =
      EvaluatorFactories.of("trench").networkInputs().orElseThrow();
  private static final Network NETWORK = NetworkContract.random(INPUTS, 1);

  @Test
  void outputIsThatOfTheFormula() {
    RandomGenerator random = SeededRandom.of(2);
    for (int i = 0; i < 100; i++) {
      int bucket = random.nextInt(NETWORK.buckets());
      int[] own = sums(random);
      int[] other = sums(random);
      double output =
          NETWORK.outputBiases()[bucket]
              / ((double) Network.OUTPUT_SCALE * Network.INPUT_SCALE * Network.INPUT_SCALE);
      for (int j = 0; j < NETWORK.width(); j++) {
        int weight = 2 * NETWORK.width() * bucket + j;
        output += squaredShare(own[j]) * outputWeight(weight);
        output += squaredShare(other[j]) * outputWeight(weight + NETWORK.width());
      }
      assertThat((double) NETWORK.elo(own, other, bucket))
          .isCloseTo(output * 400 / Math.log(10), within(1.0));
    }
  }

  private static int[] sums(RandomGenerator random) {
    int[] sums = new int[NETWORK.width()];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = random.nextInt(-300, 600);
    }
    return sums;
  }

  private static double squaredShare(int sum) {
    double share = Math.clamp(sum / (double) Network.INPUT_SCALE, 0, 1);
    return share * share;
  }

  private static double outputWeight(int index) {
    return NETWORK.outputWeights()[index] / (double) Network.OUTPUT_SCALE;
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
