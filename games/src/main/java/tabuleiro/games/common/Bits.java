package tabuleiro.games.common;

/// Bit manipulation that `Long` lacks.
public final class Bits {
  private Bits() {}

  /// Returns the place, 0 to 63, of the set bit that has `rank` set bits below it. Expanding a
  /// single bit into the mask puts it on exactly that place: one instruction where the processor
  /// has it.
  ///
  /// Precondition: `0 <= rank < Long.bitCount(mask)`.
  public static int select(long mask, int rank) {
    return Long.numberOfTrailingZeros(Long.expand(1L << rank, mask));
  }
}
