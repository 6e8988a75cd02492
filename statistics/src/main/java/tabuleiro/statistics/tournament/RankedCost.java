package tabuleiro.statistics.tournament;

import java.math.BigInteger;

/// A cost of several parts, each of which weighs more than all parts after it together. Not
/// thread-safe.
final class RankedCost {
  private BigInteger cost = BigInteger.ZERO;

  /// Adds the next part.
  ///
  /// @param part at least 0
  /// @param limit a bound on the sum of this part over all pairs of a round
  RankedCost then(long part, long limit) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(limit);
    cost = cost.shiftLeft(bits).add(BigInteger.valueOf(part));
    return this;
  }

  BigInteger toBigInteger() {
    return cost;
  }
}
