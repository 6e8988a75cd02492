package tabuleiro.solver.jostle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.solver.CanonicalKeys;

/// The keys of the positions of a line. A move changes the sums of one side; the sums of before
/// stay, so that taking a move back costs nothing. Not safe for several threads.
final class JostleKeyStack {
  private final CanonicalKeys keys;

  /// The sums of the side to move stand at the number of plies, those of the other side one behind.
  private final List<long[]> sums = new ArrayList<>();

  private int plies;

  JostleKeyStack(CanonicalKeys keys) {
    this.keys = keys;
    sums.add(keys.emptySums());
    sums.add(keys.emptySums());
  }

  /// Begins a new line at an empty board.
  void clear() {
    plies = 0;
    Arrays.fill(sums.get(0), 0);
    Arrays.fill(sums.get(1), 0);
  }

  /// Puts a checker on a cell, at the beginning of the line.
  ///
  /// @param side 0 for the side to move there, 1 for the other
  void add(int side, int cell) {
    keys.add(sums.get(side), cell);
  }

  /// Moves a checker of the side to move, from cell to cell.
  void play(int from, int to) {
    if (plies + 2 == sums.size()) {
      sums.add(keys.emptySums());
    }
    keys.move(sums.get(plies), from, to, sums.get(plies + 2));
    plies++;
  }

  void undo() {
    plies--;
  }

  long key() {
    return keys.key(sums.get(plies), sums.get(plies + 1), 0);
  }
}
