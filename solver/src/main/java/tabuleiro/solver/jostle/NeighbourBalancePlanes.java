package tabuleiro.solver.jostle;

/// What Rule 4 compares, for all squares of a [JostleSolverBoard] at once: for each square a number
/// that must rise along a move, written upright, bit `i` of the four planes for square `i`.
///
/// Let V of a square be its friendly less its enemy neighbours. A checker has the value V where it
/// stands and V - 1 where it arrives, since it is itself a friendly neighbour there and does not
/// count. With 1 more for occupied squares, and with the neighbours that are no enemies counted in
/// place of the enemies, V turns into a sum of nine bits.
///
/// @param ones the bits of weight 1, and so on
record NeighbourBalancePlanes(long ones, long twos, long fours, long eights) {
  static NeighbourBalancePlanes of(JostleSolverBoard grid, long own, long other) {
    long friendLeft = (own & grid.hasRightNeighbour()) << 1;
    long friendRight = (own >>> 1) & grid.hasRightNeighbour();
    long friendBelow = (own & grid.hasUpperNeighbour()) << grid.columns();
    long friendAbove = (own >>> grid.columns()) & grid.hasUpperNeighbour();
    long noFoeLeft = ~((other & grid.hasRightNeighbour()) << 1);
    long noFoeRight = ~((other >>> 1) & grid.hasRightNeighbour());
    long noFoeBelow = ~((other & grid.hasUpperNeighbour()) << grid.columns());
    long noFoeAbove = ~((other >>> grid.columns()) & grid.hasUpperNeighbour());
    // Three bits of one weight make one of that weight and, where two are set, one of the next.
    long first = friendLeft ^ friendRight ^ friendBelow;
    long firstTwo = majority(friendLeft, friendRight, friendBelow);
    long second = friendAbove ^ noFoeLeft ^ noFoeRight;
    long secondTwo = majority(friendAbove, noFoeLeft, noFoeRight);
    long third = noFoeBelow ^ noFoeAbove ^ (own | other);
    long thirdTwo = majority(noFoeBelow, noFoeAbove, own | other);
    long fourthTwo = majority(first, second, third);
    long twos = firstTwo ^ secondTwo ^ thirdTwo;
    long four = majority(firstTwo, secondTwo, thirdTwo);
    long otherFour = twos & fourthTwo;
    return new NeighbourBalancePlanes(
        first ^ second ^ third, twos ^ fourthTwo, four ^ otherFour, four & otherFour);
  }

  private static long majority(long a, long b, long c) {
    return (a & b) | (c & (a ^ b));
  }

  /// Returns the squares whose number is less than that of the square `shift` bits above.
  long lessThanShifted(int shift) {
    long less = ~ones & (ones >>> shift);
    less = choose(twos ^ (twos >>> shift), twos >>> shift, less);
    less = choose(fours ^ (fours >>> shift), fours >>> shift, less);
    return choose(eights ^ (eights >>> shift), eights >>> shift, less);
  }

  /// Returns the squares whose number is greater than that of the square `shift` bits above.
  long greaterThanShifted(int shift) {
    long greater = ones & ~(ones >>> shift);
    greater = choose(twos ^ (twos >>> shift), twos, greater);
    greater = choose(fours ^ (fours >>> shift), fours, greater);
    return choose(eights ^ (eights >>> shift), eights, greater);
  }

  /// Returns the bits of `yes` where `mask` is set, and those of `no` elsewhere.
  private static long choose(long mask, long yes, long no) {
    return no ^ (mask & (yes ^ no));
  }
}
