package tabuleiro.engine.network;

import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The hidden sums of one side's view, updated with the features that have changed since the last
/// position. Not safe for several threads.
final class HiddenSums {
  private final Network network;
  private final NetworkInputs inputs;
  private final Side view;
  private final int[] sums;
  private final long[] active;
  private final long[] next;

  HiddenSums(Network network, NetworkInputs inputs, Side view) {
    this.network = network;
    this.inputs = inputs;
    this.view = view;
    sums = network.inputBiases().clone();
    active = inputs.newSet();
    next = inputs.newSet();
  }

  /// Returns the sums for a position. The array is valid until the next call.
  int[] of(Position position) {
    inputs.write(position, view, next);
    for (int word = 0; word < next.length; word++) {
      long changed = next[word] ^ active[word];
      while (changed != 0) {
        int bit = Long.numberOfTrailingZeros(changed);
        changed &= changed - 1;
        int input = word * Long.SIZE + bit;
        if ((next[word] >>> bit & 1) != 0) {
          add(input);
        } else {
          subtract(input);
        }
      }
      active[word] = next[word];
    }
    return sums;
  }

  private void add(int input) {
    int[] weights = network.inputWeights();
    int first = input * sums.length;
    for (int i = 0; i < sums.length; i++) {
      sums[i] += weights[first + i];
    }
  }

  private void subtract(int input) {
    int[] weights = network.inputWeights();
    int first = input * sums.length;
    for (int i = 0; i < sums.length; i++) {
      sums[i] -= weights[first + i];
    }
  }
}
