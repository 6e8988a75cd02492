package tabuleiro.solver.weak;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;

/// The common parts of the weak solver's files. A file starts with the name of its format, the
/// game, the variant and the text of the position, as [DataOutputStream#writeUTF] writes them. It
/// replaces an older file only when it is complete.
final class SolverFile {
  private SolverFile() {}

  static void writeHeader(DataOutputStream out, String format, Game game, Position position)
      throws IOException {
    out.writeUTF(format);
    out.writeUTF(game.id().game());
    out.writeUTF(game.id().variant());
    out.writeUTF(position.format());
  }

  /// Reads the header of a file.
  ///
  /// @throws CheckpointException when the file has another format, game or position
  static void readHeader(
      DataInputStream in, String file, String format, Game game, Position position)
      throws IOException {
    require(in.readUTF().equals(format), file);
    String wanted = game.id().game() + " " + game.id().variant() + " " + position.format();
    String found = in.readUTF() + " " + in.readUTF() + " " + in.readUTF();
    if (!found.equals(wanted)) {
      throw new CheckpointException(Message.of("checkpoint-other", file, found, wanted));
    }
  }

  /// Reads the header of a file with any position of a game, and returns the position.
  ///
  /// @throws CheckpointException when the file has another format or game
  static Position readPosition(DataInputStream in, String file, String format, Game game)
      throws IOException {
    require(in.readUTF().equals(format), file);
    String wanted = game.id().game() + " " + game.id().variant();
    String found = in.readUTF() + " " + in.readUTF();
    if (!found.equals(wanted)) {
      throw new CheckpointException(Message.of("checkpoint-game", file, found, wanted));
    }
    try {
      return game.parse(in.readUTF());
    } catch (RulesException e) {
      throw broken(file);
    }
  }

  /// Checks a condition that holds in every valid file.
  ///
  /// @throws CheckpointException when the condition is false
  static void require(boolean condition, String file) {
    if (!condition) {
      throw broken(file);
    }
  }

  /// Returns the exception for a damaged file.
  ///
  /// @param cause the error while reading
  static CheckpointException broken(String file, IOException cause) {
    CheckpointException problem = broken(file);
    problem.initCause(cause);
    return problem;
  }

  private static CheckpointException broken(String file) {
    return new CheckpointException(Message.of("checkpoint-broken", file));
  }
}
