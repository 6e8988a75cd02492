package tabuleiro.rules;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Where random numbers come from: one named generator, so that a seed means the same everywhere.
public final class Seeds {
  private static final RandomGeneratorFactory<RandomGenerator> GENERATOR =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private Seeds() {}

  /// Returns a fresh generator of the seed. Not safe for several threads.
  public static RandomGenerator random(long seed) {
    return GENERATOR.create(seed);
  }
}
