package tabuleiro.reference.certificate;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// A set of texts that stores only 128-bit fingerprints, truncated SHA-256 digests; the set ignores
/// the negligible probability of a collision. It needs 24 to 48 bytes for each text and holds at
/// most about 800 million texts.
final class FingerprintSet {
  private static final int FIRST_SLOTS = 1 << 10;

  /// The largest table, in slots of two `long` values.
  private static final int MAX_SLOTS = 1 << 30;

  private final MessageDigest digest = CertificateCheck.sha256();
  private long[] high = new long[FIRST_SLOTS];
  private long[] low = new long[FIRST_SLOTS];
  private int count;

  /// Adds a text.
  ///
  /// @return whether the text is new
  /// @throws IllegalStateException when the set is full
  boolean add(String text) {
    ByteBuffer sum = ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    boolean isNew = add(sum.getLong(), sum.getLong());
    if (isNew && ++count > high.length / 4 * 3) {
      grow();
    }
    return isNew;
  }

  /// Returns the number of texts.
  int size() {
    return count;
  }

  /// Two zero values mark an empty slot; no known text has this fingerprint.
  private boolean add(long first, long second) {
    int slot = (int) second & (high.length - 1);
    while (high[slot] != 0 || low[slot] != 0) {
      if (high[slot] == first && low[slot] == second) {
        return false;
      }
      slot = (slot + 1) & (high.length - 1);
    }
    high[slot] = first;
    low[slot] = second;
    return true;
  }

  private void grow() {
    if (high.length == MAX_SLOTS) {
      throw new IllegalStateException("too many positions: " + count);
    }
    long[] oldHigh = high;
    long[] oldLow = low;
    high = new long[2 * oldHigh.length];
    low = new long[2 * oldLow.length];
    for (int i = 0; i < oldHigh.length; i++) {
      if (oldHigh[i] != 0 || oldLow[i] != 0) {
        add(oldHigh[i], oldLow[i]);
      }
    }
  }
}
