package tabuleiro.solver.jostle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.solver.CanonicalKeys;

/// The keys along a trail. A move changes the sums of one side; the earlier sums stay on a stack,
/// so undoing a move costs nothing. Not safe for several threads.
final class JostleKeyStack {
  private final CanonicalKeys keys;

  /// The sums of the side to move are at index `plies`, those of the other side at `plies + 1`.
  private final List<long[]> sums = new ArrayList<>();

  private int plies;

  JostleKeyStack(CanonicalKeys keys) {
    this.keys = keys;
    sums.add(keys.emptySums());
    sums.add(keys.emptySums());
  }

  /// Starts a new trail on an empty board.
  void clear() {
    plies = 0;
    Arrays.fill(sums.get(0), 0);
    Arrays.fill(sums.get(1), 0);
  }

  /// Adds a checker before the first move.
  ///
  /// @param side 0 for the side to move, 1 for the other side
  void add(int side, int cell) {
    keys.add(sums.get(side), cell);
  }

  /// Moves a checker of the side to move from one cell to another.
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
