package tabuleiro.solver.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.LongConsumer;

/// The numbers of a strategy, in groups of seven bits.
final class Entries {
  private final OutputStream out;
  private final LongConsumer progress;
  private long written;

  /// @param progress is told after each number how many were written
  Entries(OutputStream out, LongConsumer progress) {
    this.out = out;
    this.progress = progress;
  }

  /// Returns how many numbers were written.
  long written() {
    return written;
  }

  /// Writes a number that is not negative.
  void add(int number) throws IOException {
    int rest = number;
    for (; rest >= 0x80; rest >>>= 7) {
      out.write((rest & 0x7f) | 0x80);
    }
    out.write(rest);
    progress.accept(++written);
  }
}
