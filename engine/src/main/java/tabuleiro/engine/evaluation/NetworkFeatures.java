package tabuleiro.engine.evaluation;

import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Computes the features of positions one by one, as lists of inputs: what a network is trained on.
/// Not safe for several threads.
public final class NetworkFeatures {
  private final NetworkInputs inputs;
  private final int[] secondView;

  /// @param inputs of the board
  public NetworkFeatures(NetworkInputs inputs) {
    this.inputs = inputs;
    secondView = inputs.secondView();
  }

  /// Returns a new array for the features of a position.
  public int[] newList() {
    return new int[inputs.cells()];
  }

  /// Writes the features of a position as a side sees them. A feature of several cells is written
  /// as often.
  ///
  /// @param features from [#newList()], overwritten from the beginning
  /// @return how many there are
  public int write(Position position, Side view, int[] features) {
    int end = 0;
    for (int cell = 0; cell < inputs.cells(); cell++) {
      int input = inputs.input(position, cell);
      if (input != NetworkInputs.NONE) {
        features[end++] = view == Side.FIRST ? input : secondView[input];
      }
    }
    return end;
  }
}
