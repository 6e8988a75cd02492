package tabuleiro.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import tabuleiro.rules.Message;

/// What decides the games of a file of training data.
///
/// @param game the game's name with its variant, such as `trench classic`
/// @param evaluator the evaluator's name: `weights`, or the checksum of a network
/// @param nodes of each search
/// @param seed of the openings
public record DataSource(String game, String evaluator, long nodes, long seed) {
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

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(game);
    out.writeUTF(evaluator);
    out.writeLong(nodes);
    out.writeLong(seed);
  }

  static DataSource read(DataInputStream in) throws IOException {
    return new DataSource(in.readUTF(), in.readUTF(), in.readLong(), in.readLong());
  }
}
