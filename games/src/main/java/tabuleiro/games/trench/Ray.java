package tabuleiro.games.trench;

/// All moves of the side to move in one direction, found for all its pieces at once. Each set holds
/// the squares of the pieces that may go exactly so many squares.
///
/// How they are found: whether a piece may go k squares depends on what stands on the next k. A
/// square has k free steps when its next square can be passed and has itself k - 1 free steps: one
/// shift and one "and" for all squares of the board together. Rank and reach then choose among them
/// the squares that hold a piece which may go so far.
///
/// @param step what a step adds to a square's number
record Ray(int step, long one, long two, long three, long four, long five) {
  static Ray of(TrenchPosition position, Direction direction) {
    long enemy = position.enemy();
    long empty = ~(position.own() | enemy);
    long movers = position.own() & movers(position, direction);

    // Pieces that start outside the trench pass empty squares and end with a capture (rule 5).
    long outside = movers & ~Squares.TRENCH;
    long next = direction.before(empty);
    long out1 = direction.before(empty | (enemy & direction.takeable()));
    long out2 = next & direction.back(out1);
    long out3 = next & direction.back(out2);
    long out4 = next & direction.back(out3);
    long out5 = next & direction.back(out4);

    // Pieces that start in the trench go on after a capture, or capture nothing (rule 6).
    long inside = movers & Squares.TRENCH;
    long in1 = direction.before(empty | (enemy & direction.passable()));
    long in2 = in1 & direction.back(in1);
    long in3 = in1 & direction.back(in2);
    long in4 = in1 & direction.back(in3);
    long in5 = in1 & direction.back(in4);

    return new Ray(
        direction.step(),
        (outside & out1) | (inside & in1),
        position.reaching2 & ((outside & out2) | (inside & in2)),
        position.reaching3 & ((outside & out3) | (inside & in3)),
        position.reaching4 & ((outside & out4) | (inside & in4)),
        position.reaching5 & ((outside & out5) | (inside & in5)));
  }

  /// Returns the pieces, of both sides, whose rank may go in a direction. (Rule 4.)
  private static long movers(TrenchPosition position, Direction direction) {
    if (direction.isOrthogonal()) {
      return -1L;
    }
    return switch (direction.sense()) {
      case 1 -> position.reaching2;
      case 0 -> position.reaching4;
      default -> (position.reaching3 & ~position.reaching4) | position.reaching5;
    };
  }

  /// Returns those of the moves that capture: a piece that could not go on after a capture has its
  /// first enemy on the last square, and one that could has it anywhere on the way.
  Ray captures(long enemy) {
    long near1 = Long.rotateRight(enemy, step);
    long near2 = near1 | Long.rotateRight(enemy, 2 * step);
    long near3 = near2 | Long.rotateRight(enemy, 3 * step);
    long near4 = near3 | Long.rotateRight(enemy, 4 * step);
    long near5 = near4 | Long.rotateRight(enemy, 5 * step);
    return new Ray(step, one & near1, two & near2, three & near3, four & near4, five & near5);
  }

  /// Returns the number of moves.
  int count() {
    return Long.bitCount(one)
        + Long.bitCount(two)
        + Long.bitCount(three)
        + Long.bitCount(four)
        + Long.bitCount(five);
  }

  /// Writes the moves into `buffer` from `offset` on and returns the end.
  int write(int[] buffer, int offset) {
    int end = offset;
    for (int distance = 1; distance <= 5; distance++) {
      for (long rest = of(distance); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        buffer[end++] = Moves.of(from, from + distance * step);
      }
    }
    return end;
  }

  /// Returns the move that [#write(int[], int)] writes at place `index`.
  ///
  /// Precondition: `0 <= index < count()`.
  int move(int index) {
    int distance = 1;
    int rest = index;
    long pieces = one;
    for (int count = Long.bitCount(pieces); rest >= count; count = Long.bitCount(pieces)) {
      rest -= count;
      pieces = of(++distance);
    }
    int from = Squares.nth(pieces, rest);
    return Moves.of(from, from + distance * step);
  }

  private long of(int distance) {
    return switch (distance) {
      case 1 -> one;
      case 2 -> two;
      case 3 -> three;
      case 4 -> four;
      case 5 -> five;
      default -> throw new IllegalArgumentException("no rank reaches " + distance);
    };
  }
}
