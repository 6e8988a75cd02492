package tabuleiro.rules.support;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// The source of random numbers: a named algorithm, so that a seed gives the same numbers on every
/// Java runtime.
public final class SeededRandom {
  private static final RandomGeneratorFactory<RandomGenerator> GENERATOR =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private SeededRandom() {}

  /// Returns a new generator with a seed. Not safe for use by several threads.
  public static RandomGenerator of(long seed) {
    return GENERATOR.create(seed);
  }

  /// Returns a uniformly distributed number from 0 to `bound` - 1, by multiplication and rejection
  /// (Lemire, "Fast random integer generation in an interval", 2019). It gives other numbers than
  /// [RandomGenerator#nextInt(int)], and divides only in a few calls of a million.
  ///
  /// Precondition: `bound > 0`.
  public static int nextBelow(RandomGenerator random, int bound) {
    long product = Integer.toUnsignedLong(random.nextInt()) * bound;
    if (Integer.compareUnsigned((int) product, bound) < 0) {
      int rejected = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned((int) product, rejected) < 0) {
        product = Integer.toUnsignedLong(random.nextInt()) * bound;
      }
    }
    return (int) (product >>> Integer.SIZE);
  }
}
