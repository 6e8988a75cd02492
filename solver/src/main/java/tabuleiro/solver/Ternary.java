package tabuleiro.solver;

/// Numbers in base 3 with one digit for each cell of a board: 0 for an empty cell, 1 and 2 for the
/// pieces of the two sides.
public final class Ternary {
  /// The number of digits decoded at a time.
  private static final int DIGITS = 6;

  private static final int CHUNK = 729;

  /// For every number of [#DIGITS] digits, the positions of its digits 1 as the low bits, and of
  /// its digits 2 from bit 8 on.
  private static final int[] CHUNKS = new int[CHUNK];

  static {
    for (int chunk = 0; chunk < CHUNK; chunk++) {
      for (int digit = 0, rest = chunk; digit < DIGITS; digit++, rest /= 3) {
        CHUNKS[chunk] |= rest % 3 == 0 ? 0 : 1 << (rest % 3 == 1 ? digit : 8 + digit);
      }
    }
  }

  private Ternary() {}

  /// Returns the first powers of 3, starting with 1.
  public static long[] powers(int count) {
    long[] powers = new long[count];
    long power = 1;
    for (int i = 0; i < count; i++) {
      powers[i] = power;
      power *= 3;
    }
    return powers;
  }

  /// Returns the positions of a digit in a number, as a bit set.
  ///
  /// @param number at least 0
  /// @param digit 1 or 2
  public static long digitMask(long number, int digit) {
    int shift = digit == 1 ? 0 : 8;
    long mask = 0;
    long rest = number;
    for (int base = 0; rest != 0; base += DIGITS) {
      mask |= (long) (CHUNKS[(int) (rest % CHUNK)] >>> shift & 0x3f) << base;
      rest /= CHUNK;
    }
    return mask;
  }
}
