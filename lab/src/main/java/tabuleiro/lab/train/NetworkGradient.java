package tabuleiro.lab.train;

import java.util.Arrays;

/// The loss of a network on samples, and its gradient by backpropagation. The loss of a sample is
/// the cross entropy `-t ln p - (1 - t) ln (1 - p)` between its target `t` and the prediction `p =
/// 1 / (1 + e^-x)`, where `x` is the network's output added to the log odds of the other evaluator.
/// Not safe for several threads.
final class NetworkGradient {
  private final NetworkParameters parameters;
  private final NetworkSamples samples;
  private final double resultShare;
  private final float[] gradient;
  private final float[] own;
  private final float[] other;

  /// @param resultShare the weight of a game's result in the targets, from 0 to 1
  NetworkGradient(NetworkParameters parameters, NetworkSamples samples, double resultShare) {
    this.parameters = parameters;
    this.samples = samples;
    this.resultShare = resultShare;
    gradient = new float[parameters.values().length];
    own = new float[parameters.width()];
    other = new float[parameters.width()];
  }

  /// Returns the parameters, which change.
  NetworkParameters parameters() {
    return parameters;
  }

  /// Returns the sum of the gradients since the last [#clear()].
  float[] values() {
    return gradient;
  }

  void clear() {
    Arrays.fill(gradient, 0);
  }

  /// Returns the loss of a sample.
  ///
  /// @param images the inputs to take in place of the sample's: the identity, or a symmetry
  double loss(int sample, int[] images) {
    return loss(output(sample, images), samples.target(sample, resultShare));
  }

  /// Returns the loss of a sample for an output, in a form that does not overflow.
  static double loss(double output, double target) {
    return Math.max(output, 0) + Math.log1p(Math.exp(-Math.abs(output))) - target * output;
  }

  /// Adds the gradient of a sample, and returns its loss.
  ///
  /// @param images the inputs to take in place of the sample's: the identity, or a symmetry
  double add(int sample, int[] images) {
    double output = output(sample, images);
    double target = samples.target(sample, resultShare);
    float error = (float) (1 / (1 + Math.exp(-output)) - target);
    int bucket = samples.bucket(sample);
    int weights = parameters.outputWeights(bucket);
    gradient[parameters.outputBias(bucket)] += error;
    backpropagate(own, weights, error);
    backpropagate(other, weights + parameters.width(), error);
    addToInputs(own, samples.start(sample), samples.middle(sample), images);
    addToInputs(other, samples.middle(sample), samples.end(sample), images);
    return loss(output, target);
  }

  /// Returns the output in log odds, and leaves the hidden sums in `own` and `other`.
  private double output(int sample, int[] images) {
    int bucket = samples.bucket(sample);
    int weights = parameters.outputWeights(bucket);
    computeSums(own, samples.start(sample), samples.middle(sample), images);
    computeSums(other, samples.middle(sample), samples.end(sample), images);
    return samples.base(sample)
        + parameters.values()[parameters.outputBias(bucket)]
        + weighted(own, weights)
        + weighted(other, weights + parameters.width());
  }

  private void computeSums(float[] sums, int from, int to, int[] images) {
    float[] values = parameters.values();
    System.arraycopy(values, parameters.inputBiases(), sums, 0, sums.length);
    for (int i = from; i < to; i++) {
      int row = images[samples.feature(i)] * sums.length;
      for (int j = 0; j < sums.length; j++) {
        sums[j] += values[row + j];
      }
    }
  }

  private float weighted(float[] sums, int weights) {
    float[] values = parameters.values();
    float output = 0;
    for (int j = 0; j < sums.length; j++) {
      float clipped = Math.min(Math.max(sums[j], 0), 1);
      output += clipped * clipped * values[weights + j];
    }
    return output;
  }

  /// Adds the gradient of output weights, and turns hidden sums into their gradients.
  private void backpropagate(float[] sums, int weights, float error) {
    float[] values = parameters.values();
    for (int j = 0; j < sums.length; j++) {
      float sum = sums[j];
      float clipped = Math.min(Math.max(sum, 0), 1);
      gradient[weights + j] += error * clipped * clipped;
      boolean isClipped = sum <= 0 || sum >= 1;
      sums[j] = isClipped ? 0 : error * values[weights + j] * 2 * clipped;
    }
  }

  private void addToInputs(float[] gradients, int from, int to, int[] images) {
    int biases = parameters.inputBiases();
    for (int j = 0; j < gradients.length; j++) {
      gradient[biases + j] += gradients[j];
    }
    for (int i = from; i < to; i++) {
      int row = images[samples.feature(i)] * gradients.length;
      for (int j = 0; j < gradients.length; j++) {
        gradient[row + j] += gradients[j];
      }
    }
  }
}
