package tabuleiro.engine.evaluation;

import java.util.List;
import tabuleiro.rules.Position;

/// The inputs of a game's networks: what is on each cell of the board, as each side sees it. A cell
/// is empty or has one of a few states, such as a piece of a side and rank; each state of each cell
/// is an input, and a position has the features of its cells that are not empty. So a network is
/// updated with the cells that have changed between two positions. Immutable.
public interface NetworkInputs {
  /// The state of an empty cell.
  int EMPTY = -1;

  /// Returns the name in network files. It changes with the meaning of the inputs.
  String name();

  /// Returns the number of cells.
  int cells();

  /// Returns the number of states that a cell can have, without the empty one.
  int states();

  /// Returns the number of inputs of one view. The first side sees a state of a cell by the input
  /// `state * cells() + cell`.
  default int count() {
    return states() * cells();
  }

  /// Returns the state of a cell, from 0 to `states() - 1`, or [#EMPTY].
  int state(Position position, int cell);

  /// Returns a set of 64 cells, bit 0 being cell `64 word`: at least those whose state differs
  /// between two positions, and possibly others.
  long changedCells(Position before, Position after, int word);

  /// Returns, for each input of the first side's view, the input by which the second side sees the
  /// same. What is its own, and forwards, means the same for both sides.
  int[] secondView();

  /// Returns the symmetries of the game that preserve the sides, without the identity: each maps an
  /// input to its image.
  List<int[]> symmetries();

  /// Returns the number of phase buckets. Each has output weights of its own.
  int buckets();

  /// Returns the phase bucket of a position, from 0 to `buckets() - 1`.
  int bucket(Position position);
}
