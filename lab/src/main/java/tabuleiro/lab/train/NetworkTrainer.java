package tabuleiro.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.play.players.StopSignal;
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
  private final StopSignal stop;

  NetworkTrainer(NetworkInputs inputs, TrainingSettings settings, StopSignal stop) {
    this.inputs = inputs;
    this.settings = settings;
    this.stop = stop;
  }

  /// Returns the parameters after the last epoch, or after the last complete one if it was stopped.
  ///
  /// @param training at least one sample
  /// @param validation at least one sample
  /// @param progress receives each epoch
  NetworkParameters train(
      NetworkSamples training, NetworkSamples validation, Consumer<TrainingEpoch> progress) {
    int mostActive = Math.max(training.mostActive(), validation.mostActive());
    RandomGenerator random = SeededRandom.of(settings.seed());
    NetworkParameters parameters =
        NetworkParameters.random(inputs, settings.width(), mostActive, random);
    AdamOptimizer optimizer = new AdamOptimizer(parameters.values().length);
    List<int[]> images = new ArrayList<>(List.of(IntStream.range(0, inputs.count()).toArray()));
    images.addAll(inputs.symmetries());
    List<NetworkGradient> slices = new ArrayList<>();
    for (int i = 0; i < SLICES; i++) {
      slices.add(new NetworkGradient(parameters, training, settings.resultShare()));
    }
    int[] order = IntStream.range(0, training.size()).toArray();
    int batches = Math.max(1, order.length / (SLICES * SLICE_SAMPLES));
    int steps = batches * settings.epochs();
    NetworkParameters complete = parameters.with(parameters.values().clone());
    try (ExecutorService workers = Executors.newFixedThreadPool(settings.threads())) {
      for (int epoch = 0; epoch < settings.epochs(); epoch++) {
        shuffle(order, random);
        double sum = 0;
        for (int batch = 0; batch < batches && !stop.isRequested(); batch++) {
          int from = (int) ((long) order.length * batch / batches);
          int to = (int) ((long) order.length * (batch + 1) / batches);
          sum += addSlices(slices, order, from, to, images, random.nextLong(), workers);
          double done = (double) (epoch * batches + batch) / steps;
          double rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 + Math.cos(Math.PI * done)) / 2;
          optimizer.step(parameters.values(), mean(slices, to - from), rate);
          parameters.clip(mostActive);
        }
        if (stop.isRequested()) {
          break;
        }
        complete = parameters.with(parameters.values().clone());
        progress.accept(
            new TrainingEpoch(
                epoch + 1, sum / order.length, loss(parameters, validation, images.get(0))));
      }
    }
    return complete;
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
