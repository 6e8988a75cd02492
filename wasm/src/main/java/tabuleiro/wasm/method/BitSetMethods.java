package tabuleiro.wasm.method;

import java.util.BitSet;

/// For `java.util.BitSet`.
final class BitSetMethods {
  /// Wrong: the upper half of a word is filled where bit 31 is set.
  long[] toLongArray() {
    BitSet set = (BitSet) (Object) this;
    long[] words = new long[(set.length() + Long.SIZE - 1) >> 6];
    for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) {
      words[i >> 6] |= 1L << i;
    }
    return words;
  }
}
