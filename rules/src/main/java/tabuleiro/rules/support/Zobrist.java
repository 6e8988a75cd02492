package tabuleiro.rules.support;

import java.util.random.RandomGenerator;

/// Random keys for hashing positions (Zobrist, 1970): a position's hash is the exclusive or of the
/// keys of its features.
public final class Zobrist {
  private Zobrist() {}

  /// Returns `count` keys, always the same for the same seed.
  public static long[] keys(int count, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    return random.longs(count).toArray();
  }

  /// Returns a well-mixed key of a number, for counters that have too many values for a table. (The
  /// finaliser of MurmurHash3, by Austin Appleby.)
  public static long mix(long number) {
    long z = number * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 33)) * 0xff51afd7ed558ccdL;
    z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return z ^ (z >>> 33);
  }
}
