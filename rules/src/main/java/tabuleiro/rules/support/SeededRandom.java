package tabuleiro.rules.support;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Where random numbers come from: one named generator, so that a seed means the same everywhere.
public final class SeededRandom {
  private static final RandomGeneratorFactory<RandomGenerator> GENERATOR =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private SeededRandom() {}

  /// Returns a fresh generator of the seed. Not safe for several threads.
  public static RandomGenerator of(long seed) {
    return GENERATOR.create(seed);
  }

  /// Returns a number from 0 to `bound` - 1, each equally likely, by multiplication and rejection
  /// (Lemire, "Fast random integer generation in an interval", 2019). It gives other numbers than
  /// [RandomGenerator#nextInt(int)], and costs no division but for a few draws in a million.
  ///
  /// Precondition: `bound > 0`.
  public static int nextBelow(RandomGenerator random, int bound) {
    long product = Integer.toUnsignedLong(random.nextInt()) * bound;
    if (Integer.compareUnsigned((int) product, bound) < 0) {
      int unfair = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned((int) product, unfair) < 0) {
        product = Integer.toUnsignedLong(random.nextInt()) * bound;
      }
    }
    return (int) (product >>> Integer.SIZE);
  }
}
