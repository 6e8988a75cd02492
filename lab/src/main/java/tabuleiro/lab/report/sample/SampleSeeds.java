package tabuleiro.lab.report.sample;

/// The seeds of a report's samples and games, all derived from the seed of the report.
public final class SampleSeeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private SampleSeeds() {}

  /// Returns the seed of a sample.
  public static long ofSample(long seed, String name) {
    return draw(seed, name.hashCode());
  }

  /// Returns the seed of a game of a sample.
  ///
  /// @param sampleSeed the seed of the sample
  public static long ofGame(long sampleSeed, int number) {
    return draw(sampleSeed, number);
  }

  /// The generator SplitMix64 (G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number
  /// Generators", 2014), at some place of its row.
  private static long draw(long seed, long place) {
    long z = seed + (place + 1) * GOLDEN;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
