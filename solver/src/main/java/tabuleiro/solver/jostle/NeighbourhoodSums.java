package tabuleiro.solver.jostle;

import java.util.Arrays;
import tabuleiro.rules.Side;

/// The sums of the weights of all neighbourhoods along a trail, which predict the work of proving
/// that the side to move loses. Not safe for several threads.
final class NeighbourhoodSums {
  private final JostleNeighbourhoods neighbourhoods;
  private int[] indices = {};

  /// The sum at each ply.
  private long[] sums = new long[Long.SIZE];

  private int plies;

  NeighbourhoodSums(JostleNeighbourhoods neighbourhoods) {
    this.neighbourhoods = neighbourhoods;
    clear();
  }

  /// Starts a new trail on an empty board.
  void clear() {
    plies = 0;
    indices = neighbourhoods.emptyIndices();
    sums[0] = neighbourhoods.sum(indices);
  }

  /// Adds a checker before the first move.
  void add(Side owner, int cell) {
    sums[0] += neighbourhoods.change(indices, cell, digit(owner));
  }

  private static int digit(Side owner) {
    return owner.ordinal() + 1;
  }

  /// Moves a checker from one cell to another.
  void play(Side owner, int from, int to) {
    if (plies + 1 == sums.length) {
      sums = Arrays.copyOf(sums, 2 * sums.length);
    }
    long change =
        neighbourhoods.change(indices, from, -digit(owner))
            + neighbourhoods.change(indices, to, digit(owner));
    sums[plies + 1] = sums[plies] + change;
    plies++;
  }

  /// Takes the last move back.
  void undo(Side owner, int from, int to) {
    neighbourhoods.changeIndices(indices, from, digit(owner));
    neighbourhoods.changeIndices(indices, to, -digit(owner));
    plies--;
  }

  /// Predicts the work of proving that the side to move loses, in hundredths of the natural
  /// logarithm of the nodes.
  ///
  /// @param movers the number of its checkers that can move
  /// @param targets the number of cells that they can go to
  int score(Side toMove, int movers, int targets) {
    NeighbourhoodWeights weights = neighbourhoods.weights();
    return weights.movers() * movers
        + weights.targets() * targets
        + JostleNeighbourhoods.weight(sums[plies], toMove.ordinal());
  }
}
