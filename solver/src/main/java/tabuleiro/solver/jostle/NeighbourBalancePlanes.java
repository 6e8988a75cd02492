package tabuleiro.solver.jostle;

/// The quantity of Rule 4 for all squares of a [JostleSolverBoard] at once, as bit planes: bit `i`
/// of the four planes is the number of square `i` in binary. The number must rise along a move.
///
/// Let V of a square be the number of its friendly neighbours minus the number of its enemy
/// neighbours. A checker has the value V where it is and V - 1 where it goes, since it counts
/// itself as a friendly neighbour there. Adding 1 for every occupied square makes both comparable.
/// Counting the neighbours that are not enemies instead of subtracting enemies turns the number
/// into a sum of nine bits.
///
/// @param ones the bits of weight 1
/// @param twos the bits of weight 2
/// @param fours the bits of weight 4
/// @param eights the bits of weight 8
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
    // Full adders: three bits of one weight give a sum bit of that weight and a carry bit of the
    // next.
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

  /// Returns the bits of `yes` where `mask` is set, and the bits of `no` elsewhere.
  private static long choose(long mask, long yes, long no) {
    return no ^ (mask & (yes ^ no));
  }
}
