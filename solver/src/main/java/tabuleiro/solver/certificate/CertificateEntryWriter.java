package tabuleiro.solver.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.LongConsumer;

/// The numbers of a strategy, in groups of seven bits.
final class CertificateEntryWriter {
  private final OutputStream out;
  private final LongConsumer progress;
  private long count;

  /// @param progress is told after each number how many were written
  CertificateEntryWriter(OutputStream out, LongConsumer progress) {
    this.out = out;
    this.progress = progress;
  }

  /// Returns how many numbers were written.
  long count() {
    return count;
  }

  /// Writes a number that is not negative.
  void write(int number) throws IOException {
    int rest = number;
    for (; rest >= 0x80; rest >>>= 7) {
      out.write((rest & 0x7f) | 0x80);
    }
    out.write(rest);
    progress.accept(++count);
  }
}
