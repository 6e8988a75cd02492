package tabuleiro.lab.train;

import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.network.Network;

/// The parameters of a network in training, as numbers with fractions in one array: input weights,
/// input biases, output weights, output biases, each as in [Network].
final class NetworkParameters {
  /// The first input weights lie in this range, divided by the root of the number of features. A
  /// larger one leaves noise in the weights of inputs that are rare.
  private static final double FIRST_RANGE = 0.1;

  private static final double MAX_OUTPUT_WEIGHT = 127.0 / Network.OUTPUT_SCALE;

  private final NetworkInputs inputs;
  private final int width;
  private final float[] values;

  private NetworkParameters(NetworkInputs inputs, int width, float[] values) {
    this.inputs = inputs;
    this.width = width;
    this.values = values;
  }

  /// Returns the parameters of a network whose output is 0 for every position: random input
  /// weights, and no output weights.
  ///
  /// @param mostActive the largest number of features of a view
  static NetworkParameters random(
      NetworkInputs inputs, int width, int mostActive, RandomGenerator random) {
    int hidden = inputs.count() * width;
    NetworkParameters parameters =
        new NetworkParameters(
            inputs, width, new float[hidden + width + (2 * width + 1) * inputs.buckets()]);
    double range = FIRST_RANGE / Math.sqrt(mostActive);
    for (int i = 0; i < hidden; i++) {
      parameters.values[i] = (float) (range * (2 * random.nextDouble() - 1));
    }
    for (int i = 0; i < width; i++) {
      parameters.values[hidden + i] = 0.5f;
    }
    return parameters;
  }

  /// Returns parameters of the same shape with other values, which are not copied.
  NetworkParameters with(float[] other) {
    if (other.length != values.length) {
      throw new IllegalArgumentException("not " + values.length + " parameters: " + other.length);
    }
    return new NetworkParameters(inputs, width, other);
  }

  /// Returns the array, which changes with the parameters.
  float[] values() {
    return values;
  }

  int width() {
    return width;
  }

  /// Returns the index of the first input bias.
  int inputBiases() {
    return inputs.count() * width;
  }

  /// Returns the index of the first output weight of a bucket.
  int outputWeights(int bucket) {
    return inputBiases() + width + 2 * width * bucket;
  }

  /// Returns the index of the output bias of a bucket.
  int outputBias(int bucket) {
    return outputWeights(inputs.buckets()) + bucket;
  }

  /// Limits the parameters to what a quantised network can hold.
  ///
  /// @param mostActive the largest number of features of a view
  void clip(int mostActive) {
    double maxSum = (double) Short.MAX_VALUE / Network.INPUT_SCALE;
    float input = (float) (maxSum / (mostActive + 2));
    for (int i = 0; i < outputWeights(0); i++) {
      values[i] = Math.clamp(values[i], -input, input);
    }
    for (int i = outputWeights(0); i < outputBias(0); i++) {
      values[i] = Math.clamp(values[i], (float) -MAX_OUTPUT_WEIGHT, (float) MAX_OUTPUT_WEIGHT);
    }
  }

  /// Returns the network with the nearest integers.
  Network quantised() {
    int[] inputWeights = new int[inputBiases()];
    for (int i = 0; i < inputWeights.length; i++) {
      inputWeights[i] = Math.round(values[i] * Network.INPUT_SCALE);
    }
    int[] inputBiases = new int[width];
    for (int i = 0; i < width; i++) {
      inputBiases[i] = Math.round(values[inputBiases() + i] * Network.INPUT_SCALE);
    }
    int[] outputWeights = new int[2 * width * inputs.buckets()];
    for (int i = 0; i < outputWeights.length; i++) {
      outputWeights[i] = Math.round(values[outputWeights(0) + i] * Network.OUTPUT_SCALE);
    }
    int[] outputBiases = new int[inputs.buckets()];
    for (int i = 0; i < outputBiases.length; i++) {
      outputBiases[i] =
          Math.round(
              values[outputBias(i)]
                  * Network.OUTPUT_SCALE
                  * Network.INPUT_SCALE
                  * Network.INPUT_SCALE);
    }
    return new Network(
        inputs.name(),
        width,
        inputs.buckets(),
        inputWeights,
        inputBiases,
        outputWeights,
        outputBiases);
  }
}
