package tabuleiro.lab.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.support.SeededRandom;

/// Trains a network by gradient descent in batches. A batch is divided into [#SLICES] slices whose
/// gradients are added in order, so that the network does not depend on the number of threads.
final class NetworkTrainer {
  private static final int SLICES = 8;
  private static final int SLICE_SAMPLES = 128;
  private static final double FIRST_RATE = 2e-3;
  private static final double LAST_RATE = 2e-5;

  private final NetworkInputs inputs;
  private final TrainingSettings settings;
  private final BooleanSupplier stop;

  /// @param stop returns whether to stop; asked before each batch
  NetworkTrainer(NetworkInputs inputs, TrainingSettings settings, BooleanSupplier stop) {
    this.inputs = inputs;
    this.settings = settings;
    this.stop = stop;
  }

  /// Returns the parameters after the last epoch, or after the last complete one if it was stopped.
  /// A training that continues from a checkpoint comes to the same parameters as one without an
  /// interruption.
  ///
  /// @param training at least one sample
  /// @param validation at least one sample
  /// @param checkpoint to continue from; it is written after each epoch and when it was stopped
  /// @param progress receives each epoch, those before the checkpoint again
  /// @throws TrainingDataException if the checkpoint is damaged, or of another training
  NetworkParameters train(
      NetworkSamples training,
      NetworkSamples validation,
      TrainingCheckpoint checkpoint,
      Consumer<TrainingEpoch> progress)
      throws IOException {
    int mostActive = Math.max(training.mostActive(), validation.mostActive());
    RandomGenerator random = SeededRandom.of(settings.seed());
    NetworkParameters first =
        NetworkParameters.random(inputs, settings.width(), mostActive, random);
    long fingerprint =
        settings.fingerprint() + 31 * training.fingerprint() + validation.fingerprint();
    TrainingState state =
        checkpoint
            .read(fingerprint, first.values().length)
            .orElseGet(() -> new TrainingState(first.values()));
    NetworkParameters parameters = first.with(state.values);
    List<NetworkGradient> slices = new ArrayList<>();
    for (int i = 0; i < SLICES; i++) {
      slices.add(new NetworkGradient(parameters, training, settings.resultShare()));
    }
    int[] order = IntStream.range(0, training.size()).toArray();
    List<TrainingEpoch> known = List.copyOf(state.epochs);
    try (ExecutorService workers = Executors.newFixedThreadPool(settings.threads())) {
      for (int epoch = 0; epoch < settings.epochs(); epoch++) {
        // The numbers of what was done before the checkpoint are drawn again.
        shuffle(order, random);
        if (epoch < known.size()) {
          skip(random, batches(order));
          progress.accept(known.get(epoch));
          continue;
        }
        runEpoch(state, slices, order, random, workers, mostActive);
        if (state.batch < batches(order)) {
          checkpoint.write(settings.seed(), fingerprint, state);
          break;
        }
        state.completeEpoch(
            new TrainingEpoch(
                epoch + 1,
                state.sum / order.length,
                loss(parameters, validation, images().get(0))));
        checkpoint.write(settings.seed(), fingerprint, state);
        progress.accept(state.epochs.getLast());
      }
    }
    return first.with(state.complete);
  }

  /// Takes the steps of an epoch, or those that are left of it, until a stop is requested.
  private void runEpoch(
      TrainingState state,
      List<NetworkGradient> slices,
      int[] order,
      RandomGenerator random,
      ExecutorService workers,
      int mostActive) {
    int batches = batches(order);
    int before = state.epochs.size() * batches;
    List<int[]> images = images();
    skip(random, state.batch);
    NetworkParameters parameters = slices.get(0).parameters();
    while (state.batch < batches && !stop.getAsBoolean()) {
      int from = (int) ((long) order.length * state.batch / batches);
      int to = (int) ((long) order.length * (state.batch + 1) / batches);
      state.sum += addSlices(slices, order, from, to, images, random.nextLong(), workers);
      double done = (double) (before + state.batch) / (batches * settings.epochs());
      double rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 + Math.cos(Math.PI * done)) / 2;
      state.optimizer.step(state.values, mean(slices, to - from), rate);
      parameters.clip(mostActive);
      state.batch++;
    }
  }

  private static int batches(int[] order) {
    return Math.max(1, order.length / (SLICES * SLICE_SAMPLES));
  }

  private static void skip(RandomGenerator random, int numbers) {
    for (int i = 0; i < numbers; i++) {
      random.nextLong();
    }
  }

  /// Returns the identity and the symmetries of the game.
  private List<int[]> images() {
    List<int[]> images = new ArrayList<>(List.of(IntStream.range(0, inputs.count()).toArray()));
    images.addAll(inputs.symmetries());
    return images;
  }

  private static double addSlices(
      List<NetworkGradient> slices,
      int[] order,
      int from,
      int to,
      List<int[]> images,
      long seed,
      ExecutorService workers) {
    List<Future<Double>> losses = new ArrayList<>();
    for (int i = 0; i < SLICES; i++) {
      NetworkGradient slice = slices.get(i);
      int first = from + (to - from) * i / SLICES;
      int end = from + (to - from) * (i + 1) / SLICES;
      RandomGenerator random = SeededRandom.of(seed + i);
      losses.add(
          workers.submit(() -> {
            slice.clear();
            double sum = 0;
            for (int j = first; j < end; j++) {
              sum += slice.add(order[j], images.get(random.nextInt(images.size())));
            }
            return sum;
          }));
    }
    double sum = 0;
    for (Future<Double> loss : losses) {
      sum += result(loss);
    }
    return sum;
  }

  private static double result(Future<Double> loss) {
    try {
      return loss.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns the mean of the slices' gradients, in the first slice's array.
  private static float[] mean(List<NetworkGradient> slices, int samples) {
    float[] total = slices.get(0).values();
    for (int i = 1; i < SLICES; i++) {
      float[] slice = slices.get(i).values();
      for (int j = 0; j < total.length; j++) {
        total[j] += slice[j];
      }
    }
    for (int j = 0; j < total.length; j++) {
      total[j] /= samples;
    }
    return total;
  }

  /// Returns the mean loss of samples.
  double loss(NetworkParameters parameters, NetworkSamples samples, int[] images) {
    NetworkGradient network = new NetworkGradient(parameters, samples, settings.resultShare());
    double sum = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      sum += network.loss(sample, images);
    }
    return sum / samples.size();
  }

  private static void shuffle(int[] numbers, RandomGenerator random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int number = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = number;
    }
  }
}
