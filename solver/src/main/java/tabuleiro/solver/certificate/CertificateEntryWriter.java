package tabuleiro.solver.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.LongConsumer;

/// Writes the entries of a certificate: the numbers of a strategy as groups of seven bits, the
/// lowest first (LEB128).
final class CertificateEntryWriter {
  private final OutputStream out;
  private final LongConsumer progress;
  private long count;
  private long leaves;

  /// @param progress receives the number of entries after each entry
  CertificateEntryWriter(OutputStream out, LongConsumer progress) {
    this.out = out;
    this.progress = progress;
  }

  /// Returns the number of entries written.
  long count() {
    return count;
  }

  /// Returns the number of entries that leave a position to the checker, which are those that are
  /// 0.
  long leaves() {
    return leaves;
  }

  /// Writes an entry.
  ///
  /// @param number at least 0
  void write(int number) throws IOException {
    int rest = number;
    for (; rest >= 0x80; rest >>>= 7) {
      out.write((rest & 0x7f) | 0x80);
    }
    out.write(rest);
    leaves += number == 0 ? 1 : 0;
    progress.accept(++count);
  }
}
