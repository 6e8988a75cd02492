package tabuleiro.solver.weak;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The file of what took most work to prove, a small part of a table, with which a search goes on
/// on another machine, with another memory and other threads.
///
/// After the header (see [SolverFile]) the nodes and the milliseconds of the work so far, and how
/// many entries there are; of each the key, a byte of the work, and one of the bounds (see
/// [SolverTranspositionTable]); a checksum (CRC-32) of all before it. Like a checkpoint it is
/// believed, not checked.
final class ProvenResultsFile {
  private static final String FORMAT = "tabuleiro proven 1";

  /// The most entries: some 2.5 MB.
  private static final int MOST = 1 << 18;

  private static final int ENTRY_BYTES = Long.BYTES + 2;
  private static final int MOST_BYTES = 1 << 22;

  private ProvenResultsFile() {}

  /// What a search has taken.
  record Effort(long nodes, long millis) {}

  /// Writes a file, in place of one that is there.
  static void write(
      Path file, Game game, Position position, SolverTranspositionTable table, Effort spent)
      throws IOException {
    long[] counts = new long[Long.SIZE + 1];
    table.read(1, (_, _, work) -> counts[work]++);
    int least = counts.length;
    long count = 0;
    while (least > 1 && count + counts[least - 1] <= MOST) {
      least--;
      count += counts[least];
    }
    int leastWork = least;
    long written = count;
    SolverFile.replace(
        file,
        channel -> {
          CheckedOutputStream sum =
              new CheckedOutputStream(
                  new BufferedOutputStream(Channels.newOutputStream(channel)), new CRC32());
          DataOutputStream out = new DataOutputStream(sum);
          SolverFile.writeHeader(out, FORMAT, game, position);
          out.writeLong(spent.nodes);
          out.writeLong(spent.millis);
          out.writeInt((int) written);
          table.read(
              leastWork,
              (key, bounds, work) -> {
                out.writeLong(key);
                out.writeByte(work);
                out.writeByte(bounds);
              });
          out.writeLong(sum.getChecksum().getValue());
          out.flush();
        });
  }

  /// Puts what a file has into a table.
  ///
  /// @throws CheckpointException when it is no such file of this game and position
  static Effort read(Path file, Game game, Position position, SolverTranspositionTable table)
      throws IOException {
    SolverFile.require(Files.size(file) <= MOST_BYTES, file);
    byte[] bytes = Files.readAllBytes(file);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      SolverFile.readHeader(in, file, FORMAT, game, position);
      Effort spent = new Effort(in.readLong(), in.readLong());
      int count = in.readInt();
      int end = bytes.length - Long.BYTES;
      SolverFile.require(in.available() == (long) count * ENTRY_BYTES + Long.BYTES, file);
      CRC32 sum = new CRC32();
      sum.update(bytes, 0, end);
      SolverFile.require(ByteBuffer.wrap(bytes).getLong(end) == sum.getValue(), file);
      for (int i = 0; i < count; i++) {
        long key = in.readLong();
        int work = in.readByte();
        table.store(key, in.readByte(), 1L << (work - 1));
      }
      return spent;
    } catch (EOFException | UTFDataFormatException e) {
      throw SolverFile.broken(file, e);
    }
  }
}
