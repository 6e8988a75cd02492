package tabuleiro.reference.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/// Reads the numbers of a certificate in sequence.
final class StrategyReader {
  /// The maximum number of bits of a number; no position has more moves than fit in it.
  private static final int MAX_BITS = 21;

  private final InputStream unpacked;
  private final LongConsumer progress;
  private long read;

  /// @param progress receives the count of numbers read, after each number
  StrategyReader(InputStream unpacked, LongConsumer progress) {
    this.unpacked = unpacked;
    this.progress = progress;
  }

  /// Returns the count of numbers read.
  long entriesRead() {
    return read;
  }

  /// Reads the next number.
  ///
  /// @throws CertificateException when the strategy has ended
  int readEntry() throws CertificateException {
    int number = 0;
    for (int shift = 0; shift < MAX_BITS; shift += 7) {
      int part = nextByte();
      number |= (part & 0x7f) << shift;
      if (part >= 0 && part < 0x80) {
        progress.accept(++read);
        return number;
      }
      if (part < 0) {
        break;
      }
    }
    throw new CertificateException(CertificateFault.SHORT, read);
  }

  /// Checks that the strategy has ended.
  void requireEnd(long entries) throws CertificateException {
    if (nextByte() >= 0 || read != entries) {
      throw new CertificateException(CertificateFault.LONG, read);
    }
  }

  /// Reads a byte; returns -1 at the end.
  private int nextByte() throws CertificateException {
    try {
      return unpacked.read();
    } catch (IOException e) {
      throw new CertificateException(CertificateFault.SHORT, read);
    }
  }
}
