package tabuleiro.engine.jostle;

/// How many checkers of one side stand beside each square of the board, all squares at once. Sets
/// of squares are pairs of words, as in [JostleBitboards]. Not safe for several threads.
final class JostleNeighbourCounts {
  /// From this number on checkers beside a square are not told apart.
  static final int MAX_FRIENDS = 3;

  /// The same where fewer are told apart.
  static final int MAX_ENEMIES = 2;

  private final JostleBitboards geometry;
  private final long[] exactlyLow = new long[MAX_FRIENDS + 1];
  private final long[] exactlyHigh = new long[MAX_FRIENDS + 1];
  private final long[] aboutLow = new long[MAX_ENEMIES + 1];
  private final long[] aboutHigh = new long[MAX_ENEMIES + 1];

  JostleNeighbourCounts(JostleBitboards geometry) {
    this.geometry = geometry;
  }

  /// Counts the checkers `low`, `high`.
  void compute(long low, long high) {
    long oneLow = 0;
    long oneHigh = 0;
    long twoLow = 0;
    long twoHigh = 0;
    long threeLow = 0;
    long threeHigh = 0;
    // Each neighbour lifts a square from "so many at least" to one more, the highest step first.
    for (int axis = 0; axis < geometry.axisCount(); axis++) {
      int shift = geometry.shift(axis);
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
    split(exactlyLow, aboutLow, oneLow, twoLow, threeLow);
    split(exactlyHigh, aboutHigh, oneHigh, twoHigh, threeHigh);
  }

  /// Splits a word of squares by number.
  ///
  /// @param one the squares with one neighbour at least, and so on
  private static void split(long[] exactly, long[] about, long one, long two, long three) {
    exactly[0] = ~one;
    exactly[1] = one & ~two;
    exactly[2] = two & ~three;
    exactly[MAX_FRIENDS] = three;
    about[0] = ~one;
    about[1] = one & ~two;
    about[MAX_ENEMIES] = two;
  }

  /// Returns the squares on the bits 0 to 63 that have so many of the checkers beside them; bits
  /// that are no square may be set.
  ///
  /// @param number 0 to [#MAX_FRIENDS], which stands for itself and more
  long low(int number) {
    return exactlyLow[number];
  }

  /// Returns those on the bits 64 to 127.
  long high(int number) {
    return exactlyHigh[number];
  }

  /// Returns the squares on the bits 0 to 63 by a number from 0 to [#MAX_ENEMIES], which stands for
  /// itself and more.
  long aboutLow(int number) {
    return aboutLow[number];
  }

  /// Returns those on the bits 64 to 127.
  long aboutHigh(int number) {
    return aboutHigh[number];
  }
}
