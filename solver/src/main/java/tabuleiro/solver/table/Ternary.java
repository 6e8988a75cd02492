package tabuleiro.solver.table;

/// Numbers in base 3 with a digit for each cell of a board: 0 for an empty one, and one for the
/// stones of each side.
public final class Ternary {
  /// Digits that are read at once.
  private static final int DIGITS = 6;

  private static final int CHUNK = 729;

  /// For [#DIGITS] digits, which are 1, in the low bits, and which 2, from bit 8 on.
  private static final int[] CHUNKS = new int[CHUNK];

  static {
    for (int chunk = 0; chunk < CHUNK; chunk++) {
      for (int digit = 0, rest = chunk; digit < DIGITS; digit++, rest /= 3) {
        CHUNKS[chunk] |= rest % 3 == 0 ? 0 : 1 << (rest % 3 == 1 ? digit : 8 + digit);
      }
    }
  }

  private Ternary() {}

  /// Returns the first powers of 3.
  public static long[] powers(int count) {
    long[] powers = new long[count];
    long power = 1;
    for (int i = 0; i < count; i++) {
      powers[i] = power;
      power *= 3;
    }
    return powers;
  }

  /// Returns the places of a number that have a digit, as bits.
  ///
  /// @param number at least 0
  /// @param digit 1 or 2
  public static long digitMask(long number, int digit) {
    int shift = digit == 1 ? 0 : 8;
    long places = 0;
    long rest = number;
    for (int base = 0; rest != 0; base += DIGITS) {
      places |= (long) (CHUNKS[(int) (rest % CHUNK)] >>> shift & 0x3f) << base;
      rest /= CHUNK;
    }
    return places;
  }
}
