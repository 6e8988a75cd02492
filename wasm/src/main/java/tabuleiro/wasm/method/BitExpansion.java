package tabuleiro.wasm.method;

/// Moves bits to the places of a mask, as [Long#expand] does.
public final class BitExpansion {
  private BitExpansion() {}

  /// Returns the lowest bits, each at the place of the next bit of the mask.
  public static long expand(long bits, long mask) {
    if ((bits & bits - 1) == 0) {
      return select(Long.numberOfTrailingZeros(bits), mask);
    }
    long expanded = 0;
    long rest = bits;
    for (long places = mask; places != 0 && rest != 0; places &= places - 1) {
      expanded |= -(rest & 1) & places & -places;
      rest >>>= 1;
    }
    return expanded;
  }

  /// Returns the bit of a mask with a rank, or 0 if the mask has no more than so many bits: by
  /// counting the bits of halves, since the program often asks for one bit. Without branches, which
  /// a processor would mispredict half the time.
  private static long select(int rank, long mask) {
    if (rank >= Long.bitCount(mask)) {
      return 0;
    }
    int place = 0;
    int left = rank;
    for (int half = 32; half > 0; half >>= 1) {
      int low = Long.bitCount((mask >>> place) & ((1L << half) - 1));
      int isAbove = ~((left - low) >> 31); // -1 or 0
      left -= low & isAbove;
      place += half & isAbove;
    }
    return 1L << place;
  }
}
