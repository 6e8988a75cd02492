package tabuleiro.solver.certificate;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.EOFException;
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

/// The unfinished certificate, in a file of its own: a heading that says what is proven, an empty
/// line, and the entries so far, which are saved every second. After an interruption the next run
/// reads these entries instead of finding them again.
final class CertificateLog implements Closeable {
  private static final long FLUSH_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Path file;
  private final int headLength;
  private final InputStream recorded;
  private final OutputStream out;
  private final LongConsumer progress;
  private long count;
  private long leaves;
  private long flushed = System.nanoTime();

  private CertificateLog(Path file, int headLength, byte[] recorded, LongConsumer progress)
      throws IOException {
    this.file = file;
    this.headLength = headLength;
    this.recorded = new ByteArrayInputStream(recorded);
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
  boolean hasNext() throws IOException {
    return recorded.available() > 0;
  }

  /// Returns the next entry of an interrupted run.
  ///
  /// @param most the highest number that an entry can be here
  /// @throws CheckpointException if the entry is higher
  int next(int most) throws IOException {
    int number = decode(recorded);
    if (number > most) {
      throw new CheckpointException(Message.of("certificate-other-part", file.toString()));
    }
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

  /// Reads a number that [#encode] has written.
  ///
  /// @throws IOException when it ends early, or is too large
  static int decode(InputStream in) throws IOException {
    int number = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += 7) {
      int part = in.read();
      if (part < 0) {
        throw new EOFException("the strategy of the certificate ends early");
      }
      number |= (part & 0x7f) << shift;
      if (part < 0x80) {
        return number;
      }
    }
    throw new IOException("a number of the certificate is too large");
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
