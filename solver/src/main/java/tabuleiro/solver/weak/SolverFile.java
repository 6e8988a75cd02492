package tabuleiro.solver.weak;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// What the solver's files of its work have in common: they begin with the name of their format,
/// the game, the variant and the position's text, as [DataOutputStream#writeUTF] writes them, and a
/// new one takes the place of an old one only when it is whole.
final class SolverFile {
  private SolverFile() {}

  /// Writes what a file holds.
  interface Content {
    void write(FileChannel channel) throws IOException;
  }

  /// Writes a file beside the one that is wanted, and then puts it in its place.
  static void replace(Path file, Content content) throws IOException {
    Path whole = file.toAbsolutePath();
    Path part = whole.resolveSibling(whole.getFileName() + ".part");
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      content.write(channel);
      channel.force(true);
    }
    Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  static void writeHeader(DataOutputStream out, String format, Game game, Position position)
      throws IOException {
    out.writeUTF(format);
    out.writeUTF(game.id().game());
    out.writeUTF(game.id().variant());
    out.writeUTF(position.format());
  }

  /// Reads the header of a file.
  ///
  /// @throws CheckpointException when it is of another format, game or position
  static void readHeader(DataInputStream in, Path file, String format, Game game, Position position)
      throws IOException {
    require(in.readUTF().equals(format), file);
    String wanted = game.id().game() + " " + game.id().variant() + " " + position.format();
    String found = in.readUTF() + " " + in.readUTF() + " " + in.readUTF();
    if (!found.equals(wanted)) {
      throw new CheckpointException(Message.of("checkpoint-other", file.toString(), found, wanted));
    }
  }

  /// @throws CheckpointException when it is not so, and the file therefore not what it should be
  static void require(boolean isSo, Path file) {
    if (!isSo) {
      throw broken(file);
    }
  }

  /// Returns that a file is not what it should be, since reading it ended so.
  static CheckpointException broken(Path file, IOException cause) {
    CheckpointException problem = broken(file);
    problem.initCause(cause);
    return problem;
  }

  private static CheckpointException broken(Path file) {
    return new CheckpointException(Message.of("checkpoint-broken", file.toString()));
  }
}
