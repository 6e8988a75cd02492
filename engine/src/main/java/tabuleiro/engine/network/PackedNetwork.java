package tabuleiro.engine.network;

import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.engine.evaluation.NetworkInputs;

/// A network as it is computed. Four numbers of 16 bits are the lanes of a `long`, the first in the
/// lowest bits, so that one addition updates four hidden sums. A lane of a sum holds the sum and
/// [#LANE_BIAS], which keeps it from being negative. What an addition carries into the next lane is
/// taken back by later ones: adding lanes is adding numbers, and each final sum fits its lane.
///
/// A row has the weights of an input of the first side's view, and then those of the input by which
/// the second side sees the same. The first row, of a cell without an input, is 0, so that a cell
/// changes with one addition. Immutable; the arrays are shared.
final class PackedNetwork {
  static final int LANES = 4;
  private static final int LANE_BITS = 16;
  private static final int LANE_MASK = (1 << LANE_BITS) - 1;
  private static final int LANE_BIAS = 1 << (LANE_BITS - 1);

  private static final double ELO_PER_OUTPUT =
      EloScale.POINTS_PER_LOG_ODDS
          / ((double) Network.OUTPUT_SCALE * Network.INPUT_SCALE * Network.INPUT_SCALE);

  private final int viewLength;
  private final int rowLength;
  private final long[] rows;
  private final long[] start;
  private final int[] outputWeights;
  private final int[] outputBiases;

  PackedNetwork(Network network, NetworkInputs inputs) {
    int width = network.width();
    viewLength = Math.ceilDiv(width, LANES);
    rowLength = 2 * viewLength;
    rows = new long[rowLength * (1 + inputs.count())];
    int[] secondView = inputs.secondView();
    for (int input = 0; input < secondView.length; input++) {
      int row = row(input);
      pack(network.inputWeights(), input * width, width, rows, row);
      pack(network.inputWeights(), secondView[input] * width, width, rows, row + viewLength);
    }
    start = new long[rowLength];
    int[] biases = new int[viewLength * LANES];
    for (int i = 0; i < biases.length; i++) {
      biases[i] = LANE_BIAS + (i < width ? network.inputBiases()[i] : 0);
    }
    pack(biases, 0, biases.length, start, 0);
    pack(biases, 0, biases.length, start, viewLength);
    // The lanes that fill a view's last number count nothing.
    outputWeights = new int[2 * network.buckets() * viewLength * LANES];
    for (int view = 0; view < 2 * network.buckets(); view++) {
      System.arraycopy(
          network.outputWeights(), view * width, outputWeights, view * viewLength * LANES, width);
    }
    outputBiases = network.outputBiases();
  }

  private static void pack(int[] numbers, int from, int count, long[] packed, int to) {
    for (int i = 0; i < count; i++) {
      packed[to + i / LANES] += (long) numbers[from + i] << (LANE_BITS * (i % LANES));
    }
  }

  /// Returns the sums of both views of an empty board.
  long[] newSums() {
    return start.clone();
  }

  /// Returns where the row of an input begins, or that of [NetworkInputs#NONE].
  int row(int input) {
    return rowLength * (1 + input);
  }

  /// Changes a cell in the sums of both views.
  ///
  /// @param before the row of the cell as it was
  /// @param after the row of the cell as it is
  void replace(long[] sums, int before, int after) {
    for (int i = 0; i < rowLength; i++) {
      sums[i] += rows[after + i] - rows[before + i];
    }
  }

  /// Returns the output in Elo points for the side to move.
  int elo(long[] sums, boolean isFirstToMove, int bucket) {
    int own = isFirstToMove ? 0 : viewLength;
    int weights = 2 * bucket * viewLength * LANES;
    long sum = outputBiases[bucket];
    sum += output(sums, own, weights);
    sum += output(sums, viewLength - own, weights + viewLength * LANES);
    return (int) (sum * ELO_PER_OUTPUT);
  }

  private int output(long[] sums, int from, int first) {
    int[] weights = outputWeights;
    int sum = 0;
    int weight = first;
    for (int i = from; i < from + viewLength; i++) {
      long lanes = sums[i];
      sum += squared((int) lanes) * weights[weight];
      sum += squared((int) (lanes >>> LANE_BITS)) * weights[weight + 1];
      sum += squared((int) (lanes >>> (2 * LANE_BITS))) * weights[weight + 2];
      sum += squared((int) (lanes >>> (3 * LANE_BITS))) * weights[weight + 3];
      weight += LANES;
    }
    return sum;
  }

  /// Limits a lane's number to the range from 0 to [Network#INPUT_SCALE] and squares it; without
  /// branches, which a processor could not predict here.
  private static int squared(int lane) {
    int number = (lane & LANE_MASK) - LANE_BIAS;
    int positive = number & ~(number >> 31);
    int excess = positive - Network.INPUT_SCALE;
    int clipped = Network.INPUT_SCALE + (excess & excess >> 31);
    return clipped * clipped;
  }
}
