package tabuleiro.lab.match;

/// The seeds of the openings and games of a match, all derived from the seed of the match, so that
/// matches with neighbouring seeds are unrelated.
final class MatchSeeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private MatchSeeds() {}

  /// Returns the seed of an opening.
  static long ofOpening(long seed, int number) {
    return draw(seed, 2L * number);
  }

  /// Returns the seed of the players' random choices in a game.
  static long ofPlayers(long seed, int number) {
    return draw(seed, 2L * number + 1);
  }

  /// SplitMix64 (G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators",
  /// 2014), at a position of its sequence.
  private static long draw(long seed, long index) {
    long z = seed + (index + 1) * GOLDEN;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
