package tabuleiro.lab.match;

/// The seeds of a match's openings and games, all drawn from the match's own seed, so that matches
/// of neighbouring seeds have nothing in common.
final class MatchSeeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private MatchSeeds() {}

  /// Returns the seed of an opening.
  static long ofOpening(long seed, int number) {
    return draw(seed, 2L * number);
  }

  /// Returns the seed of the players' choices in a game.
  static long ofPlayers(long seed, int number) {
    return draw(seed, 2L * number + 1);
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
