package tabuleiro.solver.jostle;

import tabuleiro.text.ResourceLines;

/// The sum of the weights of all squares of a board of at most 64 squares, which predicts the work
/// of proving that the side to move loses. The weight of a square depends on its checker, if it has
/// one, and on the number of its neighbours of each side. Immutable.
final class JostleSurroundings {
  /// The number of neighbours of a square.
  private static final int MOST = 4;

  private static final String SIGNS = ".xo";

  /// `[kind of square][neighbours of the side to move][neighbours of the other side]`.
  private final int[][][] weights = new int[SIGNS.length()][MOST + 1][MOST + 1];

  /// Reads the resource `surroundings.txt` of this package.
  JostleSurroundings() {
    for (String line : ResourceLines.read(JostleSurroundings.class, "surroundings.txt")) {
      String[] fields = line.split(" ", -1);
      weights[SIGNS.indexOf(fields[0])][Integer.parseInt(fields[1])][Integer.parseInt(fields[2])] =
          Integer.parseInt(fields[3]);
    }
  }

  /// Returns the sum of the weights, in hundredths of the natural logarithm of the nodes.
  ///
  /// @param own the checkers of the side to move
  /// @param other the checkers of the other side
  int sum(JostleSolverBoard grid, long own, long other) {
    NeighbourCounts friends = NeighbourCounts.of(grid, own);
    NeighbourCounts foes = NeighbourCounts.of(grid, other);
    long empty = grid.all() & ~(own | other);
    int sum = 0;
    for (int friend = 0; friend <= MOST; friend++) {
      long withFriends = friends.equalTo(friend);
      for (int foe = 0; foe <= MOST - friend; foe++) {
        long alike = withFriends & foes.equalTo(foe);
        sum +=
            weights[0][friend][foe] * Long.bitCount(alike & empty)
                + weights[1][friend][foe] * Long.bitCount(alike & own)
                + weights[2][friend][foe] * Long.bitCount(alike & other);
      }
    }
    return sum;
  }

  /// How many neighbours of each square are in a set, as bit planes: bit `i` of the three planes is
  /// the number of square `i` in binary.
  private record NeighbourCounts(long ones, long twos, long fours) {
    static NeighbourCounts of(JostleSolverBoard grid, long set) {
      long left = (set & grid.hasRightNeighbour()) << 1;
      long right = (set >>> 1) & grid.hasRightNeighbour();
      long below = (set & grid.hasUpperNeighbour()) << grid.columns();
      long above = (set >>> grid.columns()) & grid.hasUpperNeighbour();
      long across = left ^ right;
      long along = below ^ above;
      long bothAcross = left & right;
      long bothAlong = below & above;
      return new NeighbourCounts(
          across ^ along, bothAcross ^ bothAlong ^ (across & along), bothAcross & bothAlong);
    }

    /// Returns the squares with a number of such neighbours, from 0 to 4.
    long equalTo(int number) {
      return ((number & 1) == 0 ? ~ones : ones)
          & ((number & 2) == 0 ? ~twos : twos)
          & ((number & 4) == 0 ? ~fours : fours);
    }
  }
}
