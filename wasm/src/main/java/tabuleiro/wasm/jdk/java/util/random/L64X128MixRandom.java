package tabuleiro.wasm.jdk.java.util.random;

/// The generator of the same name in Java, with the same numbers for the same seed: a linear
/// congruential generator and xoroshiro128, mixed (Steele and Vigna, "LXM: better splittable
/// pseudorandom number generators", 2021). It states each method that the program uses, because
/// those that the compiler's class library would inherit give other numbers.
final class L64X128MixRandom implements java.util.random.RandomGenerator {
  private static final long MULTIPLIER = 0xd1342543de82ef95L;
  private static final long SILVER_RATIO = 0x6a09e667f3bcc909L;
  private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;

  private final long increment;
  private long congruential;
  private long x0;
  private long x1;

  L64X128MixRandom(long seed) {
    long state = seed ^ SILVER_RATIO;
    increment = mixMurmur64(state) | 1;
    congruential = 1;
    x0 = mixStafford13(state);
    x1 = mixStafford13(state + GOLDEN_RATIO);
    if ((x0 | x1) == 0) {
      long next = GOLDEN_RATIO + 1;
      x0 = mixStafford13(next);
      x1 = mixStafford13(next + GOLDEN_RATIO);
    }
  }

  @Override
  public long nextLong() {
    long result = mixLea64(congruential + x0);
    congruential = MULTIPLIER * congruential + increment;
    long q0 = x0;
    long q1 = x1 ^ q0;
    x0 = Long.rotateLeft(q0, 24) ^ q1 ^ q1 << 16;
    x1 = Long.rotateLeft(q1, 37);
    return result;
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  @Override
  public boolean nextBoolean() {
    return nextInt() < 0;
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /// Rejects the numbers of an incomplete last interval.
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    int number = nextInt();
    if ((bound & bound - 1) == 0) {
      return number & bound - 1;
    }
    int positive = number >>> 1;
    int rest = positive % bound;
    while (positive + bound - 1 - rest < 0) {
      positive = nextInt() >>> 1;
      rest = positive % bound;
    }
    return rest;
  }

  private static long mixMurmur64(long state) {
    long z = (state ^ state >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    return z ^ z >>> 33;
  }

  private static long mixStafford13(long state) {
    long z = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  private static long mixLea64(long state) {
    long z = (state ^ state >>> 32) * 0xdaba0b6eb09322e3L;
    z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
    return z ^ z >>> 32;
  }
}
