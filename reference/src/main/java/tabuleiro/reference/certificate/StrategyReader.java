package tabuleiro.reference.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/// The numbers of a certificate, one after the other.
final class StrategyReader {
  /// A number has at most so many bits: no position has more moves.
  private static final int MOST_BITS = 21;

  private final InputStream unpacked;
  private final LongConsumer progress;
  private long read;

  /// @param progress is told after each number how many were read
  StrategyReader(InputStream unpacked, LongConsumer progress) {
    this.unpacked = unpacked;
    this.progress = progress;
  }

  /// How many numbers were read.
  long entriesRead() {
    return read;
  }

  /// Reads the next number.
  ///
  /// @throws CertificateException when there is none
  int readEntry() throws CertificateException {
    int number = 0;
    for (int shift = 0; shift < MOST_BITS; shift += 7) {
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

  /// Checks that there is nothing more.
  void requireEnd(long entries) throws CertificateException {
    if (nextByte() >= 0 || read != entries) {
      throw new CertificateException(CertificateFault.LONG, read);
    }
  }

  /// Reads a byte; -1 when there is none.
  private int nextByte() throws CertificateException {
    try {
      return unpacked.read();
    } catch (IOException e) {
      throw new CertificateException(CertificateFault.SHORT, read);
    }
  }
}
