package tabuleiro.engine.jostle;

/// How many checkers of one side are neighbours of each square, for all squares at once. Sets of
/// squares are pairs of words, as in [JostleBitboards]. Not safe for several threads.
final class JostleNeighbourCounts {
  /// The largest number of friends that is distinguished; it stands for itself and more.
  static final int MAX_FRIENDS = 3;

  /// The largest number of enemies that is distinguished; it stands for itself and more.
  static final int MAX_ENEMIES = 2;

  private final JostleBitboards board;
  private final long[] lowForFriends = new long[MAX_FRIENDS + 1];
  private final long[] highForFriends = new long[MAX_FRIENDS + 1];
  private final long[] lowForEnemies = new long[MAX_ENEMIES + 1];
  private final long[] highForEnemies = new long[MAX_ENEMIES + 1];

  JostleNeighbourCounts(JostleBitboards board) {
    this.board = board;
  }

  /// Counts the neighbours among the checkers `low`, `high`.
  void compute(long low, long high) {
    long oneLow = 0;
    long oneHigh = 0;
    long twoLow = 0;
    long twoHigh = 0;
    long threeLow = 0;
    long threeHigh = 0;
    // Each direction adds a neighbour: from "at least n" to "at least n + 1", the highest n first.
    for (int axis = 0; axis < board.axisCount(); axis++) {
      int shift = board.shift(axis);
      long upLow = low << shift;
      long upHigh = JostleBitboards.shiftUpHigh(low, high, shift);
      threeLow |= twoLow & upLow;
      threeHigh |= twoHigh & upHigh;
      twoLow |= oneLow & upLow;
      twoHigh |= oneHigh & upHigh;
      oneLow |= upLow;
      oneHigh |= upHigh;
      long downLow = JostleBitboards.shiftDownLow(low, high, shift);
      long downHigh = high >>> shift;
      threeLow |= twoLow & downLow;
      threeHigh |= twoHigh & downHigh;
      twoLow |= oneLow & downLow;
      twoHigh |= oneHigh & downHigh;
      oneLow |= downLow;
      oneHigh |= downHigh;
    }
    split(lowForFriends, lowForEnemies, oneLow, twoLow, threeLow);
    split(highForFriends, highForEnemies, oneHigh, twoHigh, threeHigh);
  }

  /// Splits the squares of a word by their number of neighbours.
  ///
  /// @param one the squares with at least one neighbour, and so on
  private static void split(long[] byFriends, long[] byEnemies, long one, long two, long three) {
    byFriends[0] = ~one;
    byFriends[1] = one & ~two;
    byFriends[2] = two & ~three;
    byFriends[MAX_FRIENDS] = three;
    byEnemies[0] = ~one;
    byEnemies[1] = one & ~two;
    byEnemies[MAX_ENEMIES] = two;
  }

  /// Returns the squares on the bits 0 to 63 with a number of friends as neighbours; bits that are
  /// no square may be set.
  ///
  /// @param number 0 to [#MAX_FRIENDS]
  long lowForFriends(int number) {
    return lowForFriends[number];
  }

  /// Returns the squares on the bits 64 to 127 in the same way.
  long highForFriends(int number) {
    return highForFriends[number];
  }

  /// Returns the squares on the bits 0 to 63 with a number of enemies as neighbours.
  ///
  /// @param number 0 to [#MAX_ENEMIES]
  long lowForEnemies(int number) {
    return lowForEnemies[number];
  }

  /// Returns the squares on the bits 64 to 127 in the same way.
  long highForEnemies(int number) {
    return highForEnemies[number];
  }
}
