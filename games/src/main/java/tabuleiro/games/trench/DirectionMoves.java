package tabuleiro.games.trench;

import tabuleiro.games.common.Bits;

/// All moves of the side to move in one direction, generated for all its pieces at once as sets of
/// squares.
///
/// Whether a piece may go k squares depends on the next k squares. A square has k free steps when
/// its next square can be passed and itself has k - 1 free steps: one shift and one "and" for all
/// squares of the board together. Rank and reach then select the squares with a piece that may go
/// so far.
///
/// @param step what a step adds to a square's number
/// @param one the pieces that may go one square
/// @param two the pieces that may go two squares
/// @param three the pieces that may go three squares
/// @param four the pieces that may go four squares
/// @param five the pieces that may go five squares
record DirectionMoves(int step, long one, long two, long three, long four, long five) {
  /// Returns all moves.
  static DirectionMoves of(TrenchPosition position, TrenchDirection direction) {
    long enemy = position.enemy();
    long last = position.empty() | (enemy & direction.captureTargets());
    return fromOutsideTrench(position, direction, last).union(fromTrench(position, direction));
  }

  /// Writes the captures into `buffer` from `offset` on, in the order of [#write(int[], int)], and
  /// returns the end.
  static int writeCaptures(
      TrenchPosition position, TrenchDirection direction, int[] buffer, int offset) {
    long enemy = position.enemy();
    DirectionMoves outside =
        fromOutsideTrench(position, direction, enemy & direction.captureTargets());
    if ((position.own() & TrenchSquares.TRENCH & direction.passableCaptures()) == 0) {
      return outside.write(buffer, offset);
    }
    return outside.union(fromTrench(position, direction).capturing(enemy)).write(buffer, offset);
  }

  /// Returns the moves of the pieces outside the trench over empty squares to one of `last` (rule
  /// 5).
  private static DirectionMoves fromOutsideTrench(
      TrenchPosition position, TrenchDirection direction, long last) {
    long next = direction.predecessors(position.empty());
    long out1 = direction.predecessors(last);
    long out2 = next & direction.wrappingPredecessors(out1);
    long out3 = next & direction.wrappingPredecessors(out2);
    long out4 = next & direction.wrappingPredecessors(out3);
    long out5 = next & direction.wrappingPredecessors(out4);
    long movers = movers(position, direction) & ~TrenchSquares.TRENCH;
    return of(position, direction, movers, out1, out2, out3, out4, out5);
  }

  /// Returns the moves of the pieces in the trench, which continue after a capture or capture
  /// nothing (rule 6).
  private static DirectionMoves fromTrench(TrenchPosition position, TrenchDirection direction) {
    long in1 =
        direction.predecessors(
            position.empty() | (position.enemy() & direction.passableCaptures()));
    long in2 = in1 & direction.wrappingPredecessors(in1);
    long in3 = in1 & direction.wrappingPredecessors(in2);
    long in4 = in1 & direction.wrappingPredecessors(in3);
    long in5 = in1 & direction.wrappingPredecessors(in4);
    long movers = movers(position, direction) & TrenchSquares.TRENCH;
    return of(position, direction, movers, in1, in2, in3, in4, in5);
  }

  private static DirectionMoves of(
      TrenchPosition position,
      TrenchDirection direction,
      long movers,
      long one,
      long two,
      long three,
      long four,
      long five) {
    return new DirectionMoves(
        direction.step(),
        movers & one,
        movers & two & position.reaching2,
        movers & three & position.reaching3,
        movers & four & position.reaching4,
        movers & five & position.reaching5);
  }

  /// Returns the pieces of the side to move whose rank may go in a direction (rule 4).
  private static long movers(TrenchPosition position, TrenchDirection direction) {
    long own = position.own();
    if (direction.isOrthogonal()) {
      return own;
    }
    return switch (direction.advance()) {
      case 1 -> own & position.reaching2;
      case 0 -> own & position.reaching4;
      default -> own & ((position.reaching3 & ~position.reaching4) | position.reaching5);
    };
  }

  /// Returns these moves and others in the same direction.
  private DirectionMoves union(DirectionMoves other) {
    return new DirectionMoves(
        step,
        one | other.one,
        two | other.two,
        three | other.three,
        four | other.four,
        five | other.five);
  }

  /// Returns the moves with an enemy piece on their path, the target included.
  private DirectionMoves capturing(long enemy) {
    long near1 = Long.rotateRight(enemy, step);
    long near2 = near1 | Long.rotateRight(enemy, 2 * step);
    long near3 = near2 | Long.rotateRight(enemy, 3 * step);
    long near4 = near3 | Long.rotateRight(enemy, 4 * step);
    long near5 = near4 | Long.rotateRight(enemy, 5 * step);
    return new DirectionMoves(
        step, one & near1, two & near2, three & near3, four & near4, five & near5);
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
    int end = write(one, step, buffer, offset);
    end = write(two, 2 * step, buffer, end);
    end = write(three, 3 * step, buffer, end);
    end = write(four, 4 * step, buffer, end);
    return write(five, 5 * step, buffer, end);
  }

  /// Writes the moves of pieces whose targets are `distance` higher in square numbers.
  private static int write(long pieces, int distance, int[] buffer, int offset) {
    int end = offset;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      buffer[end++] = TrenchMove.of(from, from + distance);
    }
    return end;
  }

  /// Returns the move that [#write(int[], int)] writes at place `index`.
  ///
  /// Precondition: `0 <= index < count()`.
  int moveAt(int index) {
    int distance = 1;
    int rest = index;
    long pieces = one;
    for (int count = Long.bitCount(pieces); rest >= count; count = Long.bitCount(pieces)) {
      rest -= count;
      pieces = of(++distance);
    }
    int from = Bits.select(pieces, rest);
    return TrenchMove.of(from, from + distance * step);
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
