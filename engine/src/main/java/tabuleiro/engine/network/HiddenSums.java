package tabuleiro.engine.network;

import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The hidden sums of both sides' views, updated with the cells that have changed since the last
/// evaluated position. Not safe for several threads.
final class HiddenSums {
  private final PackedNetwork network;
  private final NetworkInputs inputs;
  private final int words;
  private final long[] sums;

  /// The row of each cell in the last position.
  private final int[] rows;

  private Position last;

  /// @param start the first position that is likely to be evaluated
  HiddenSums(PackedNetwork network, NetworkInputs inputs, Position start) {
    this.network = network;
    this.inputs = inputs;
    words = Math.ceilDiv(inputs.cells(), Long.SIZE);
    sums = network.newSums();
    rows = new int[inputs.cells()];
    for (int cell = 0; cell < rows.length; cell++) {
      rows[cell] = network.row(NetworkInputs.NONE);
      update(start, cell);
    }
    last = start;
  }

  /// Returns the network's output for a position, in Elo points for the side to move.
  int elo(Position position) {
    for (int word = 0; word < words; word++) {
      long changed = inputs.changedCells(last, position, word);
      for (; changed != 0; changed &= changed - 1) {
        update(position, word * Long.SIZE + Long.numberOfTrailingZeros(changed));
      }
    }
    last = position;
    return network.elo(sums, position.sideToMove() == Side.FIRST, inputs.bucket(position));
  }

  private void update(Position position, int cell) {
    int row = network.row(inputs.input(position, cell));
    network.replace(sums, rows[cell], row);
    rows[cell] = row;
  }
}
