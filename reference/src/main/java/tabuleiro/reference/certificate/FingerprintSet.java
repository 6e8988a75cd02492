package tabuleiro.reference.certificate;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// A set of texts, of which only fingerprints of 128 bits are kept, the beginnings of their
/// SHA-256: that two texts have the same is as likely as that the checksum of a certificate is
/// forged. Takes 24 to 48 bytes a text; at most some 800 million texts.
final class FingerprintSet {
  private static final int FIRST_SLOTS = 1 << 10;

  /// The largest table, in slots of two words.
  private static final int MOST_SLOTS = 1 << 30;

  private final MessageDigest digest = CertificateCheck.sha256();
  private long[] high = new long[FIRST_SLOTS];
  private long[] low = new long[FIRST_SLOTS];
  private int count;

  /// Adds a text.
  ///
  /// @return whether it was not there
  /// @throws IllegalStateException when the set is full
  boolean add(String text) {
    ByteBuffer sum = ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    boolean isNew = add(sum.getLong(), sum.getLong());
    if (isNew && ++count > high.length / 4 * 3) {
      grow();
    }
    return isNew;
  }

  /// How many texts there are.
  int size() {
    return count;
  }

  /// Two words of zeros are an empty slot: no text is known that has them for its fingerprint.
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
    if (high.length == MOST_SLOTS) {
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
