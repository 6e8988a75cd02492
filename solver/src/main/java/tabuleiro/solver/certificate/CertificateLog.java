package tabuleiro.solver.certificate;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import tabuleiro.rules.Message;
import tabuleiro.solver.weak.CheckpointException;

/// The entries of a certificate that is being written, in a file beside it: a heading that says
/// what is proven, an empty line, and the entries. When the work was interrupted, the next run
/// reads the entries in place of finding them again. It is written to the file every second.
final class CertificateLog implements Closeable {
  private static final long FLUSH_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Path file;
  private final int headLength;
  private final byte[] recorded;
  private final OutputStream out;
  private final LongConsumer progress;
  private int offset;
  private long count;
  private long leaves;
  private long flushed = System.nanoTime();

  private CertificateLog(Path file, int headLength, byte[] recorded, LongConsumer progress)
      throws IOException {
    this.file = file;
    this.headLength = headLength;
    this.recorded = recorded;
    this.progress = progress;
    out = new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.APPEND));
  }

  /// Creates the file, or opens it to continue.
  ///
  /// @param heading lines that say what is proven, and how
  /// @param progress receives the number of entries after each entry
  /// @throws CheckpointException if the file exists and has another heading
  static CertificateLog open(Path file, String heading, LongConsumer progress) throws IOException {
    byte[] head = (heading + "\n").getBytes(StandardCharsets.US_ASCII);
    byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    if (bytes.length >= head.length && !startsWith(bytes, head)) {
      throw new CheckpointException(Message.of("certificate-other-part", file.toString()));
    }
    int end = bytes.length;
    while (end > head.length && bytes[end - 1] < 0) {
      end--; // An entry without its last byte.
    }
    byte[] entries = end < head.length ? new byte[0] : Arrays.copyOfRange(bytes, head.length, end);
    byte[] kept = Arrays.copyOf(head, head.length + entries.length);
    System.arraycopy(entries, 0, kept, head.length, entries.length);
    Files.write(file, kept);
    return new CertificateLog(file, head.length, entries, progress);
  }

  private static boolean startsWith(byte[] bytes, byte[] head) {
    return Arrays.equals(bytes, 0, head.length, head, 0, head.length);
  }

  /// Returns whether there is another entry of an interrupted run.
  boolean hasNext() {
    return offset < recorded.length;
  }

  /// Returns the next entry of an interrupted run.
  int next() {
    int number = 0;
    int shift = 0;
    do {
      number |= (recorded[offset] & 0x7f) << shift;
      shift += 7;
    } while (recorded[offset++] < 0);
    count(number);
    return number;
  }

  /// Writes an entry.
  ///
  /// @param number at least 0
  void write(int number) throws IOException {
    encode(number, out);
    long now = System.nanoTime();
    if (now - flushed > FLUSH_NANOS) {
      out.flush();
      flushed = now;
    }
    count(number);
  }

  /// Writes a number as groups of seven bits, the lowest first (LEB128).
  ///
  /// @param number at least 0
  static void encode(int number, OutputStream out) throws IOException {
    int rest = number;
    for (; rest >= 0x80; rest >>>= 7) {
      out.write((rest & 0x7f) | 0x80);
    }
    out.write(rest);
  }

  private void count(int number) {
    leaves += number == 0 ? 1 : 0;
    progress.accept(++count);
  }

  /// Returns the number of entries.
  long count() {
    return count;
  }

  /// Returns the number of entries that leave a position to the checker, which are those that are
  /// 0.
  long leaves() {
    return leaves;
  }

  /// Writes all entries to another file, compressed.
  void packTo(Path packed) throws IOException {
    out.flush();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (InputStream in = Files.newInputStream(file);
        OutputStream target =
            new DeflaterOutputStream(Files.newOutputStream(packed), deflater, 1 << 16)) {
      in.skipNBytes(headLength);
      in.transferTo(target);
    } finally {
      deflater.end();
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
