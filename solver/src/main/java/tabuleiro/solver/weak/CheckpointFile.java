package tabuleiro.solver.weak;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// The file of a checkpoint: what is solved, the searches, the table.
///
/// After the header (see [SolverFile]) the table's bytes; how many bytes the searches take, and the
/// searches; the table's words in the machine's order.
final class CheckpointFile {
  private static final String FORMAT = "tabuleiro solver 1";
  private static final int MOST_BYTES = 1 << 26;

  private CheckpointFile() {}

  /// Writes the searches.
  interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  /// Reads the searches.
  interface Reader {
    void read(DataInputStream in) throws IOException;
  }

  /// Writes a file, in place of one that is there.
  static void write(
      Path file, Game game, Position position, SolverTranspositionTable table, Writer searches)
      throws IOException {
    SolverFile.replace(
        file,
        channel -> {
          DataOutputStream out =
              new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
          SolverFile.writeHeader(out, FORMAT, game, position);
          out.writeLong(table.sizeBytes());
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          searches.write(new DataOutputStream(bytes));
          out.writeInt(bytes.size());
          bytes.writeTo(out);
          out.flush();
          table.write(channel);
        });
  }

  /// Reads a file.
  ///
  /// @throws CheckpointException when it is no checkpoint of this game, position and memory
  static void read(
      Path file, Game game, Position position, SolverTranspositionTable table, Reader searches)
      throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      // Unbuffered: what follows is read from the channel itself.
      DataInputStream in = new DataInputStream(Channels.newInputStream(channel));
      SolverFile.readHeader(in, file, FORMAT, game, position);
      long bytes = in.readLong();
      if (bytes != table.sizeBytes()) {
        throw new CheckpointException(
            Message.of("checkpoint-memory", file.toString(), String.valueOf(bytes >> 20)));
      }
      int size = in.readInt();
      SolverFile.require(size >= 0 && size < MOST_BYTES, file);
      byte[] search = in.readNBytes(size);
      searches.read(new DataInputStream(new ByteArrayInputStream(search)));
      table.read(channel);
    } catch (EOFException | UTFDataFormatException e) {
      throw SolverFile.broken(file, e);
    }
  }
}
