package tabuleiro.lab.solve;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;

/// The file of a checkpoint: what is solved, the searches, the table.
///
/// `tabuleiro solver 1`, the game, the variant, the position's text, the table's bytes; how many
/// bytes the searches take, and the searches; the table's words in the machine's order. Texts as
/// [DataOutputStream#writeUTF] writes them.
final class Checkpoint {
  private static final String FORMAT = "tabuleiro solver 1";
  private static final int MOST_BYTES = 1 << 26;

  private Checkpoint() {}

  /// Writes the searches.
  interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  /// Reads the searches.
  interface Reader {
    void read(DataInputStream in) throws IOException;
  }

  /// Writes a file beside the one that is wanted, and then puts it in its place.
  static void write(Path file, Game game, Position position, ResultTable table, Writer searches)
      throws IOException {
    Path whole = file.toAbsolutePath();
    Path part = whole.resolveSibling(whole.getFileName() + ".part");
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
      out.writeUTF(FORMAT);
      out.writeUTF(game.id().game());
      out.writeUTF(game.id().variant());
      out.writeUTF(position.format());
      out.writeLong(table.bytes());
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      searches.write(new DataOutputStream(bytes));
      out.writeInt(bytes.size());
      bytes.writeTo(out);
      out.flush();
      table.write(channel);
      channel.force(true);
    }
    Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /// Reads a file.
  ///
  /// @throws CheckpointException when it is no checkpoint of this game, position and memory
  static void read(Path file, Game game, Position position, ResultTable table, Reader searches)
      throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      // Unbuffered: what follows is read from the channel itself.
      DataInputStream in = new DataInputStream(Channels.newInputStream(channel));
      require(in.readUTF().equals(FORMAT), file);
      String wanted = game.id().game() + " " + game.id().variant() + " " + position.format();
      String found = in.readUTF() + " " + in.readUTF() + " " + in.readUTF();
      if (!found.equals(wanted)) {
        throw new CheckpointException(
            Phrase.of("checkpoint-other", file.toString(), found, wanted));
      }
      long bytes = in.readLong();
      if (bytes != table.bytes()) {
        throw new CheckpointException(
            Phrase.of("checkpoint-memory", file.toString(), String.valueOf(bytes >> 20)));
      }
      int size = in.readInt();
      require(size >= 0 && size < MOST_BYTES, file);
      byte[] search = in.readNBytes(size);
      searches.read(new DataInputStream(new ByteArrayInputStream(search)));
      table.read(channel);
    } catch (EOFException | UTFDataFormatException e) {
      CheckpointException problem =
          new CheckpointException(Phrase.of("checkpoint-broken", file.toString()));
      problem.initCause(e);
      throw problem;
    }
  }

  private static void require(boolean isSo, Path file) {
    if (!isSo) {
      throw new CheckpointException(Phrase.of("checkpoint-broken", file.toString()));
    }
  }
}
