package tabuleiro.engine.evaluation;

import java.util.List;
import tabuleiro.rules.Position;

/// The inputs of a board's networks: what is on or around each cell, as each side sees it. A cell
/// has at most one input, such as a piece of a side and rank on that square, or a pattern of the
/// neighbours; several cells may share an input, which then counts several times. So a network is
/// updated with the cells that have changed between two positions. Immutable.
public interface NetworkInputs {
  /// In place of the input of a cell that has none.
  int NONE = -1;

  /// Returns the name in network files. It names the board too where a game has several, and
  /// changes with the meaning of the inputs.
  String name();

  /// Returns the number of cells.
  int cells();

  /// Returns the number of inputs of one view.
  int count();

  /// Returns the input by which the first side sees a cell, from 0 to `count() - 1`, or [#NONE].
  int input(Position position, int cell);

  /// Returns a set of 64 cells, bit 0 being cell `64 word`: at least those whose input differs
  /// between two positions, and possibly others.
  long changedCells(Position before, Position after, int word);

  /// Returns, for each input of the first side's view, the input by which the second side sees the
  /// same. What is its own, and forwards, means the same for both sides.
  int[] secondView();

  /// Returns the symmetries of the game that preserve the sides and change inputs, without the
  /// identity: each maps an input to its image. There are none unless a class says otherwise.
  default List<int[]> symmetries() {
    return List.of();
  }

  /// Returns the number of phase buckets. Each has output weights of its own.
  int buckets();

  /// Returns the phase bucket of a position, from 0 to `buckets() - 1`.
  int bucket(Position position);
}
