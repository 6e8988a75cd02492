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
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// The file of a checkpoint: the position, the state of the searches, the transposition table.
///
/// After the header (see [SolverFile]) come the size of the table in bytes, the length of the
/// searches' state and that state, and the words of the table in native byte order.
final class CheckpointFile {
  private static final String FORMAT = "tabuleiro solver 1";
  private static final int MAX_STATE_BYTES = 1 << 26;

  private CheckpointFile() {}

  /// Writes the state of the searches.
  interface StateWriter {
    void write(DataOutputStream out) throws IOException;
  }

  /// Reads the state of the searches.
  interface StateReader {
    void read(DataInputStream in) throws IOException;
  }

  /// Writes a file, or replaces an existing one.
  static void write(
      Path file, Game game, Position position, SolverTranspositionTable table, StateWriter searches)
      throws IOException {
    AtomicFile.write(
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
  /// @throws CheckpointException when it is not a checkpoint of this game, position and table size
  static void read(
      Path file, Game game, Position position, SolverTranspositionTable table, StateReader searches)
      throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      // Unbuffered, because the table is read from the channel itself.
      DataInputStream in = new DataInputStream(Channels.newInputStream(channel));
      SolverFile.readHeader(in, file.toString(), FORMAT, game, position);
      long bytes = in.readLong();
      if (bytes != table.sizeBytes()) {
        throw new CheckpointException(
            Message.of("checkpoint-memory", file.toString(), String.valueOf(bytes >> 20)));
      }
      int size = in.readInt();
      SolverFile.require(size >= 0 && size < MAX_STATE_BYTES, file.toString());
      byte[] search = in.readNBytes(size);
      searches.read(new DataInputStream(new ByteArrayInputStream(search)));
      table.read(channel);
    } catch (EOFException | UTFDataFormatException e) {
      throw SolverFile.broken(file.toString(), e);
    }
  }
}
