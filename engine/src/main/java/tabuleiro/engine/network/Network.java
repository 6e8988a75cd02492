package tabuleiro.engine.network;

import java.util.Objects;
import tabuleiro.engine.evaluation.NetworkInputs;

/// A network with one hidden layer. Each side's view of a position is a layer of `width` sums of
/// input weights; their squares, clipped, are weighted by the phase bucket's output weights, the
/// side to move first. All weights are integers, so that the same position has the same value on
/// every machine, however it was reached. An input weight has 16 bits, an output weight 8.
///
/// With `h` the hidden sums of both views divided by [#INPUT_SCALE], the output is the sum of `w
/// clamp(h, 0, 1)^2` and a bias, in natural logarithms of odds. A sum of input weights has 16 bits
/// as well, as training sees to. Immutable; the arrays are shared.
///
/// @param inputs the name of its inputs, as [NetworkInputs#name()]
/// @param width the number of hidden sums of a view
/// @param buckets the number of phase buckets
/// @param inputWeights `width` weights for each input, times [#INPUT_SCALE]
/// @param inputBiases `width` biases, times [#INPUT_SCALE]
/// @param outputWeights `2 width` weights for each bucket, times [#OUTPUT_SCALE]
/// @param outputBiases one for each bucket, times [#OUTPUT_SCALE]` `[#INPUT_SCALE]`^2`
@SuppressWarnings("ArrayRecordComponent") // Large tables, which are never compared or printed.
public record Network(
    String inputs,
    int width,
    int buckets,
    int[] inputWeights,
    int[] inputBiases,
    int[] outputWeights,
    int[] outputBiases) {
  /// What stands for 1 in the hidden layer.
  public static final int INPUT_SCALE = 255;

  /// What stands for 1 among the output weights.
  public static final int OUTPUT_SCALE = 64;

  /// The largest width: with it no sum of outputs exceeds an `int`.
  public static final int MAX_WIDTH = 128;

  /// Checks the lengths of the arrays.
  ///
  /// @throws IllegalArgumentException if they contradict each other
  public Network {
    Objects.requireNonNull(inputs);
    if (width < 1
        || width > MAX_WIDTH
        || buckets < 1
        || inputBiases.length != width
        || inputWeights.length % width != 0
        || outputWeights.length != 2 * width * buckets
        || outputBiases.length != buckets) {
      throw new IllegalArgumentException("the arrays do not fit a network of width " + width);
    }
  }

  /// Returns the number of inputs of a view.
  public int inputCount() {
    return inputWeights.length / width;
  }
}
