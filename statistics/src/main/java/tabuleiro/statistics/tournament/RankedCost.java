package tabuleiro.statistics.tournament;

import java.math.BigInteger;

/// A cost of several parts, each of which weighs more than all parts after it together. Not
/// thread-safe.
final class RankedCost {
  private final int bits;
  private BigInteger cost = BigInteger.ZERO;

  /// @param limit a bound on the sum of a part over all pairs of a round
  RankedCost(long limit) {
    this.bits = Long.SIZE - Long.numberOfLeadingZeros(limit);
  }

  /// Adds the next part.
  RankedCost then(long part) {
    cost = cost.shiftLeft(bits).add(BigInteger.valueOf(part));
    return this;
  }

  /// Adds the next part: 1 when a condition holds, else 0.
  RankedCost then(boolean condition) {
    return then(condition ? 1 : 0);
  }

  BigInteger toBigInteger() {
    return cost;
  }
}
