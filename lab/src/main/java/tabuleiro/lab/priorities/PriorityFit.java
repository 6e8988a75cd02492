package tabuleiro.lab.priorities;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.lab.fit.FittedWeights.Losses;
import tabuleiro.lab.train.AdamOptimizer;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.support.SeededRandom;

/// Fits the weights of move priorities so that the probabilities of the moves agree with the shares
/// of their visits: multinomial logistic regression by gradient descent in batches. The loss is the
/// mean cross entropy, in natural logarithms. Immutable.
///
/// @param model of the priorities
/// @param positions at least one in each set
/// @param seed of the order of the positions
public record PriorityFit(PriorityModel model, VisitPositions positions, long seed) {
  /// How often each position is used.
  public static final int EPOCHS = 20;

  private static final int BATCH = 32;

  /// The learning rate falls from this to 0 along a cosine.
  private static final double FIRST_RATE = 0.02;

  /// The strength of the L2 penalty.
  private static final float L2_PENALTY = 1e-4f;

  /// One epoch of a fit.
  ///
  /// @param number counted from 1
  /// @param weights after the epoch, in priorities
  /// @param losses of these weights
  @SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
  public record Epoch(int number, int[] weights, Losses losses) {}

  /// Fits the weights, all of which are 0 at first. Equal positions in the same order and an equal
  /// seed give equal weights.
  ///
  /// @param stop ends the fit before its next batch
  /// @param progress receives each complete epoch
  public void run(StopSignal stop, Consumer<Epoch> progress) {
    List<SearchedPosition> training = new ArrayList<>(positions.training());
    RandomGenerator random = SeededRandom.of(seed);
    float[] values = new float[model.weights().length];
    float[] gradient = new float[values.length];
    AdamOptimizer optimizer = new AdamOptimizer(values.length);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      Collections.shuffle(training, random);
      for (int from = 0; from < training.size(); from += BATCH) {
        if (stop.isRequested()) {
          return;
        }
        int to = Math.min(training.size(), from + BATCH);
        Arrays.fill(gradient, 0);
        for (SearchedPosition position : training.subList(from, to)) {
          position.addGradient(values, gradient);
        }
        for (int i = 0; i < gradient.length; i++) {
          gradient[i] = gradient[i] / (to - from) + L2_PENALTY * values[i];
        }
        double done = (epoch + (double) from / training.size()) / EPOCHS;
        optimizer.step(values, gradient, FIRST_RATE * (1 + Math.cos(Math.PI * done)) / 2);
      }
      int[] weights = priorities(values);
      progress.accept(new Epoch(epoch + 1, weights, losses(weights)));
    }
  }

  private static int[] priorities(float[] values) {
    int[] weights = new int[values.length];
    Arrays.setAll(weights, i -> Math.round(values[i] * PriorityModel.PRIORITY_OF_E));
    return weights;
  }

  /// Returns the losses of weights.
  ///
  /// @param weights in priorities
  public Losses losses(int[] weights) {
    float[] values = new float[weights.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) weights[i] / PriorityModel.PRIORITY_OF_E;
    }
    return new Losses(loss(positions.training(), values), loss(positions.heldOut(), values));
  }

  private static double loss(List<SearchedPosition> all, float[] values) {
    return all.stream().mapToDouble(position -> position.loss(values)).average().orElseThrow();
  }

  /// Returns the losses that no weights can fall below.
  public Losses leastLosses() {
    return new Losses(entropy(positions.training()), entropy(positions.heldOut()));
  }

  private static double entropy(List<SearchedPosition> all) {
    return all.stream().mapToDouble(SearchedPosition::entropy).average().orElseThrow();
  }

  /// Returns the text of weights, with comments on their origin.
  ///
  /// @param game the name of the game with its variant
  /// @param before the losses of the engine's weights
  public String format(String game, Losses before, Epoch last) {
    return String.format(
            Locale.ROOT,
            """
            # %s, move priorities fitted to the visits of moves in searches
            # games %d, positions %d, held out %d, epochs %d, seed %d
            # loss before: %s
            # loss after: %s
            # least possible loss: %s
            """,
            game,
            positions.games(),
            positions.trainingSize(),
            positions.heldOutSize(),
            last.number(),
            seed,
            before,
            last.losses(),
            leastLosses())
        + model.format(last.weights());
  }
}
