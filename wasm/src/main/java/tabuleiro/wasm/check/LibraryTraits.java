package tabuleiro.wasm.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import java.util.stream.IntStream;

/// Results of the class library on which rules, texts and engine depend, and which the compiler's
/// class library has wrong without the module's methods.
final class LibraryTraits {
  private LibraryTraits() {}

  /// Returns a hash of the bits of logarithms and powers.
  private static long strictFunctions() {
    long hash = 0;
    for (int i = 1; i < 5000; i++) {
      double x = i * 0.0137;
      for (double y :
          new double[] {StrictMath.log(x), StrictMath.log10(x), StrictMath.exp(x - 30)}) {
        hash = 31 * hash + Double.doubleToLongBits(y);
      }
    }
    return hash;
  }

  /// Returns a hash of rotations by all distances, negative and large ones included.
  private static long rotations() {
    long hash = 0;
    for (int distance = -70; distance <= 70; distance++) {
      hash = 31 * hash + Long.rotateLeft(0x123456789abcdef1L, distance);
      hash = 31 * hash + Long.rotateRight(0x123456789abcdef1L, distance);
    }
    return hash;
  }

  /// Returns a hash of the single bits of a mask, and of one more than it has.
  private static long expansions() {
    long mask = 0x8421_f0f0_0001_8003L;
    long hash = 0;
    for (int rank = 0; rank <= Long.bitCount(mask); rank++) {
      hash = 31 * hash + Long.expand(1L << rank, mask) + Long.expand(1L << rank, -1L);
    }
    return hash;
  }

  /// Returns a line for each.
  static String all() {
    BitSet set = new BitSet();
    set.set(31);
    set.set(77);
    return String.join(
        "\n",
        "bits " + Arrays.toString(set.toLongArray()),
        "expand "
            + Long.expand(0b1011, 0xf0f0L)
            + " "
            + Long.expand(4, 0x8421L)
            + " "
            + expansions(),
        "expand int " + Integer.expand(0b101, 0x8421),
        "rotate " + rotations(),
        "high " + Math.unsignedMultiplyHigh(-3L, 0x123456789abcdefL),
        "rint " + Math.rint(2.5) + " " + Math.rint(-0.5) + " " + Math.rint(1e300),
        "round "
            + Math.round(-2.5)
            + " "
            + Math.round(2.5f)
            + " "
            + Math.round(0.49999999999999994),
        "log10 " + Math.log10(1000),
        "strict " + strictFunctions(),
        "limit " + IntStream.range(0, 3).boxed().limit(Integer.MAX_VALUE).toList(),
        "lines " + "a\r\nb\n\nc".lines().toList(),
        "case " + "\u00c1I".toLowerCase(Locale.ROOT));
  }
}
