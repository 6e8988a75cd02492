package tabuleiro.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.lab.selfplay.TrainingDataException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class NetworkTrainerTest {
  @TempDir private Path folder = Path.of("");

  private static final int INPUTS = 20;

  /// The number of features of a position.
  private static final int COUNT = 10;

  private static final int[] IDENTITY = IntStream.range(0, INPUTS).toArray();
  private static final double RESULT_SHARE = 0.5;

  /// Inputs without a game: the samples are made by the test.
  private static final NetworkInputs NO_GAME =
      new NetworkInputs() {
        @Override
        public String name() {
          return "test";
        }

        @Override
        public int cells() {
          return INPUTS;
        }

        @Override
        public int count() {
          return INPUTS;
        }

        @Override
        public int input(Position position, int cell) {
          throw new UnsupportedOperationException();
        }

        @Override
        public long changedCells(Position before, Position after, int word) {
          throw new UnsupportedOperationException();
        }

        @Override
        public int[] secondView() {
          throw new UnsupportedOperationException();
        }

        @Override
        public int buckets() {
          return 2;
        }

        @Override
        public int bucket(Position position) {
          throw new UnsupportedOperationException();
        }

        @Override
        public List<int[]> symmetries() {
          return List.of();
        }
      };

  /// Returns samples whose result is won where the side to move has exactly one of features 0 and
  /// 1: no sum of weights says that.
  private static NetworkSamples samples(int size, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    NetworkSamples samples = new NetworkSamples();
    for (int i = 0; i < size; i++) {
      int[] own = features(random);
      int[] other = features(random);
      double points = IntStream.of(own).filter(feature -> feature < 2).count() == 1 ? 1 : 0;
      samples.add(own, other, COUNT, i % 2, random.nextDouble() - 0.5, points, points);
    }
    return samples;
  }

  /// Returns different features in random order.
  private static int[] features(RandomGenerator random) {
    int[] features = IDENTITY.clone();
    for (int i = 0; i < COUNT; i++) {
      int other = random.nextInt(i, INPUTS);
      int feature = features[i];
      features[i] = features[other];
      features[other] = feature;
    }
    return Arrays.copyOf(features, COUNT);
  }

  private static TrainingSettings settings(int epochs, int threads) {
    return new TrainingSettings(8, epochs, RESULT_SHARE, 1, threads);
  }

  private NetworkParameters train(int epochs, int threads, List<TrainingEpoch> log)
      throws IOException {
    return train(epochs, threads, () -> false, log::add);
  }

  /// Trains with a checkpoint for each number of epochs, which is deleted at the end.
  private NetworkParameters train(
      int epochs, int threads, BooleanSupplier stop, Consumer<TrainingEpoch> progress)
      throws IOException {
    TrainingCheckpoint checkpoint = checkpoint(epochs);
    NetworkParameters trained =
        new NetworkTrainer(NO_GAME, settings(epochs, threads), stop)
            .train(samples(20_000, 1), samples(1000, 2), checkpoint, progress);
    if (!stop.getAsBoolean()) {
      checkpoint.delete();
    }
    return trained;
  }

  private TrainingCheckpoint checkpoint(int epochs) {
    return TrainingCheckpoint.of(
        folder.resolve(epochs + ".network"),
        e -> {
          throw new UncheckedIOException(e);
        });
  }

  @Test
  void aCheckpointThatCannotBeWrittenDoesNotStopTheTraining() throws IOException {
    List<IOException> failures = new ArrayList<>();
    TrainingCheckpoint checkpoint =
        TrainingCheckpoint.of(folder.resolve("none").resolve("x.network"), failures::add);
    NetworkParameters trained =
        new NetworkTrainer(NO_GAME, settings(2, 1), () -> false)
            .train(samples(2000, 1), samples(100, 2), checkpoint, epoch -> {});
    NetworkParameters same =
        new NetworkTrainer(NO_GAME, settings(2, 1), () -> false)
            .train(samples(2000, 1), samples(100, 2), checkpoint(2), epoch -> {});
    assertThat(failures).hasSize(2);
    assertThat(trained.values()).isEqualTo(same.values());
  }

  @Test
  void gradientIsThatOfFiniteDifferences() {
    NetworkSamples samples = samples(40, 5);
    NetworkParameters parameters = NetworkParameters.random(NO_GAME, 4, INPUTS, SeededRandom.of(6));
    RandomGenerator random = SeededRandom.of(7);
    float[] values = parameters.values();
    for (int i = 0; i < values.length; i++) {
      values[i] += (float) (0.4 * random.nextDouble() - 0.2);
    }
    NetworkGradient gradient = new NetworkGradient(parameters, samples, RESULT_SHARE);
    for (int sample = 0; sample < samples.size(); sample++) {
      gradient.add(sample, IDENTITY);
    }
    float step = 1e-3f;
    for (int i = 0; i < values.length; i++) {
      float value = values[i];
      values[i] = value + step;
      double above = loss(gradient, samples);
      values[i] = value - step;
      double below = loss(gradient, samples);
      values[i] = value;
      assertThat((double) gradient.values()[i])
          .as("parameter %d", i)
          .isCloseTo((above - below) / (2 * step), within(0.02));
    }
  }

  private static double loss(NetworkGradient network, NetworkSamples samples) {
    double sum = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      sum += network.loss(sample, IDENTITY);
    }
    return sum;
  }

  @Tag("full")
  @Test
  void networkLearnsWhatNoSumOfWeightsSays() throws IOException {
    List<TrainingEpoch> log = new ArrayList<>();
    train(60, 2, log);
    assertThat(log).hasSize(60);
    assertThat(log.getFirst().validation()).isGreaterThan(log.getLast().validation());
    assertThat(log.getLast().validation()).isLessThan(0.3);
  }

  @Test
  void sameSeedGivesTheSameBytesWithAnyNumberOfThreads() throws IOException {
    byte[] one = NetworkFile.format(train(2, 1, new ArrayList<>()).quantised());
    byte[] three = NetworkFile.format(train(2, 3, new ArrayList<>()).quantised());
    assertThat(three).isEqualTo(one);
  }

  @Test
  void quantisedNetworkIsNearItsParameters() throws IOException {
    NetworkParameters parameters = train(12, 2, new ArrayList<>());
    Network network = parameters.quantised();
    float[] values = parameters.values();
    for (int i = 0; i < network.inputWeights().length; i++) {
      assertThat((double) network.inputWeights()[i] / Network.INPUT_SCALE)
          .isCloseTo(values[i], within(0.5 / Network.INPUT_SCALE + 1e-6));
    }
    for (int i = 0; i < network.outputWeights().length; i++) {
      assertThat(network.outputWeights()[i]).isBetween(-127, 127);
      assertThat((double) network.outputWeights()[i] / Network.OUTPUT_SCALE)
          .isCloseTo(
              values[parameters.outputWeights(0) + i], within(0.5 / Network.OUTPUT_SCALE + 1e-6));
    }
  }

  @Test
  void stoppedTrainingKeepsTheLastCompleteEpoch() throws IOException {
    StopSignal stop = new StopSignal();
    List<TrainingEpoch> log = new ArrayList<>();
    NetworkParameters stopped =
        train(
            12,
            1,
            stop::isRequested,
            epoch -> {
              log.add(epoch);
              if (epoch.number() == 2) {
                stop.request();
              }
            });
    assertThat(log).hasSize(2);
    assertThat(stopped.values()).isNotEqualTo(train(1, 1, new ArrayList<>()).values());
  }

  /// Stops the training at many places, most of them in the middle of an epoch.
  @Test
  void interruptedTrainingComesToTheSameParameters() throws IOException {
    List<TrainingEpoch> whole = new ArrayList<>();
    float[] expected = train(3, 1, whole).values();
    List<TrainingEpoch> log = new ArrayList<>();
    int[] stops = {1, 20, 7, 3, 12};
    for (int checks : stops) {
      log.clear();
      assertThat(train(3, 2, stopAfter(checks), log::add).values()).isNotEqualTo(expected);
    }
    assertThat(checkpoint(3).exists()).isTrue();
    assertThat(log).hasSize(2);
    log.clear();
    assertThat(train(3, 1, log).values()).isEqualTo(expected);
    assertThat(log).isEqualTo(whole);
  }

  @Test
  void checkpointOfAnotherTrainingIsRefused() throws IOException {
    train(3, 1, stopAfter(10), _ -> {});
    TrainingCheckpoint checkpoint = checkpoint(3);
    assertThat(checkpoint.seed()).contains(1L);
    NetworkTrainer other = new NetworkTrainer(NO_GAME, settings(4, 1), () -> false);
    assertRefused(other, samples(20_000, 1), checkpoint, "training-other-checkpoint");
    NetworkTrainer same = new NetworkTrainer(NO_GAME, settings(3, 1), () -> false);
    assertRefused(same, samples(20_000, 3), checkpoint, "training-other-checkpoint");
    byte[] bytes = Files.readAllBytes(checkpoint.path());
    bytes[bytes.length / 2] ^= 1;
    Files.write(checkpoint.path(), bytes);
    assertRefused(same, samples(20_000, 1), checkpoint, "training-damaged-checkpoint");
  }

  private static void assertRefused(
      NetworkTrainer trainer, NetworkSamples training, TrainingCheckpoint checkpoint, String key) {
    NetworkSamples validation = samples(1000, 2);
    assertThatThrownBy(() -> trainer.train(training, validation, checkpoint, _ -> {}))
        .isInstanceOf(TrainingDataException.class)
        .hasMessageContaining(key)
        .hasMessageContaining("3.network.checkpoint");
  }

  /// Returns what requests a stop when it has been asked a number of times.
  private static BooleanSupplier stopAfter(int checks) {
    AtomicInteger asked = new AtomicInteger();
    return () -> asked.incrementAndGet() > checks;
  }
}
