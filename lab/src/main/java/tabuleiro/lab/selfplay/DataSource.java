package tabuleiro.lab.selfplay;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import tabuleiro.rules.Message;

/// What decides the games of a file of training data.
///
/// @param game the game's name with its variant, such as `trench classic`
/// @param evaluator the evaluator's name: `weights`, the checksum of a network, or that of the
///   weights of move priorities
/// @param nodes of each search
/// @param seed of the openings
/// @param hasVisits whether the visits of moves are kept
public record DataSource(String game, String evaluator, long nodes, long seed, boolean hasVisits) {
  /// The first bytes of a file, `TABDAT` and the number of the format: without the visits of moves
  /// and with them.
  private static final long MAGIC = 0x5441424441540001L;

  private static final long MAGIC_WITH_VISITS = MAGIC + 1;

  /// Returns the message that a file has these games, and cannot be continued with others.
  Message mismatch(String file) {
    return Message.of(
        "training-other-source",
        file,
        game,
        String.valueOf(nodes),
        String.valueOf(seed),
        evaluator);
  }

  /// Writes the heading of a file.
  void write(DataOutputStream out) throws IOException {
    out.writeLong(hasVisits ? MAGIC_WITH_VISITS : MAGIC);
    out.writeUTF(game);
    out.writeUTF(evaluator);
    out.writeLong(nodes);
    out.writeLong(seed);
  }

  /// Returns whether these are the first bytes of a file.
  static boolean isMagic(byte[] bytes) {
    return bytes.length == Long.BYTES && isMagic(ByteBuffer.wrap(bytes).getLong());
  }

  private static boolean isMagic(long magic) {
    return magic == MAGIC || magic == MAGIC_WITH_VISITS;
  }

  /// Reads the heading of a file; empty if it begins with other bytes.
  static Optional<DataSource> read(DataInputStream in) throws IOException {
    long magic = in.readLong();
    if (!isMagic(magic)) {
      return Optional.empty();
    }
    return Optional.of(
        new DataSource(
            in.readUTF(), in.readUTF(), in.readLong(), in.readLong(), magic == MAGIC_WITH_VISITS));
  }
}
