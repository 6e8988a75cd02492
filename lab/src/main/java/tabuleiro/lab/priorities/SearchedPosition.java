package tabuleiro.lab.priorities;

import java.util.Arrays;

/// The moves of a position: which weights count for which of them, and how a search has divided its
/// visits. The probability of a move is in proportion to e to the power of the sum of its weights.
///
/// @param weights the numbers of the weights that count for any move
/// @param ends for each of these, the index after its last entry in `moves`
/// @param moves the indexes of the moves for which each weight counts, once for each time
/// @param shares of the visits, of each move; their sum is 1
@SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
record SearchedPosition(int[] weights, int[] ends, int[] moves, float[] shares) {
  /// Returns the cross entropy between the shares of the visits and the probabilities, in natural
  /// logarithms.
  ///
  /// @param values of all weights, each in factors of e
  double loss(float[] values) {
    return loss(probabilities(values));
  }

  private double loss(double[] probabilities) {
    double sum = 0;
    for (int move = 0; move < shares.length; move++) {
      if (shares[move] > 0) {
        sum -= shares[move] * Math.log(probabilities[move]);
      }
    }
    return sum;
  }

  /// Returns the loss that no weights can fall below: the entropy of the shares.
  double entropy() {
    double sum = 0;
    for (float share : shares) {
      sum -= share > 0 ? share * Math.log(share) : 0;
    }
    return sum;
  }

  /// Adds the gradient of the loss, and returns the loss.
  ///
  /// @param values of all weights, each in factors of e
  double addGradient(float[] values, float[] gradient) {
    double[] probabilities = probabilities(values);
    int from = 0;
    for (int i = 0; i < weights.length; i++) {
      double sum = 0;
      for (int j = from; j < ends[i]; j++) {
        sum += probabilities[moves[j]] - shares[moves[j]];
      }
      gradient[weights[i]] += (float) sum;
      from = ends[i];
    }
    return loss(probabilities);
  }

  /// Returns the probabilities of the moves.
  ///
  /// @param values of all weights, each in factors of e
  double[] probabilities(float[] values) {
    double[] numbers = new double[shares.length];
    int from = 0;
    for (int i = 0; i < weights.length; i++) {
      for (int j = from; j < ends[i]; j++) {
        numbers[moves[j]] += values[weights[i]];
      }
      from = ends[i];
    }
    double highest = Arrays.stream(numbers).max().orElse(0);
    double sum = 0;
    for (int move = 0; move < numbers.length; move++) {
      numbers[move] = Math.exp(numbers[move] - highest);
      sum += numbers[move];
    }
    for (int move = 0; move < numbers.length; move++) {
      numbers[move] /= sum;
    }
    return numbers;
  }
}
