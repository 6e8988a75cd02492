package tabuleiro.engine.evaluation;

import java.util.Arrays;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Computes the features of positions one by one, as bit sets of inputs: what a network is trained
/// on. Not safe for several threads.
public final class NetworkFeatures {
  private final NetworkInputs inputs;
  private final int[] secondView;

  /// @param inputs of the game
  public NetworkFeatures(NetworkInputs inputs) {
    this.inputs = inputs;
    secondView = inputs.secondView();
  }

  /// Returns a new array for the features of a position.
  public long[] newSet() {
    return new long[Math.ceilDiv(inputs.count(), Long.SIZE)];
  }

  /// Writes the features of a position as a side sees them.
  ///
  /// @param features from [#newSet()], overwritten
  public void write(Position position, Side view, long[] features) {
    Arrays.fill(features, 0);
    for (int cell = 0; cell < inputs.cells(); cell++) {
      int state = inputs.state(position, cell);
      if (state != NetworkInputs.EMPTY) {
        int first = state * inputs.cells() + cell;
        int input = view == Side.FIRST ? first : secondView[first];
        features[input / Long.SIZE] |= 1L << input;
      }
    }
  }
}
