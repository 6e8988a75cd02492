package tabuleiro.app.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tabuleiro.app.cli.CommandException;
import tabuleiro.lab.GameRecordReader;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.Message;

/// Reads files of game records, and goes on after a game that is wrong.
public final class RecordInput {
  private RecordInput() {}

  /// Receives the games that are well-formed.
  @FunctionalInterface
  public interface Receiver {
    /// Takes a game.
    ///
    /// @param number the number of the game in the file, counted from 1 with those that are wrong
    /// @throws PlayException when the game breaks the rules; the games after it are read
    void accept(ParsedRecord game, int number);
  }

  /// Receives what is wrong with a game.
  @FunctionalInterface
  public interface Problems {
    /// Takes a problem.
    ///
    /// @param number the number of the game in the file, counted from 1
    void accept(PlayException problem, int number);
  }

  /// Reads all games of a file.
  ///
  /// @throws CommandException when the file cannot be read
  public static void read(Path file, Receiver receiver, Problems problems) {
    try (GameRecordReader reader = GameRecordReader.open(file)) {
      boolean hasMore = true;
      while (hasMore) {
        try {
          Optional<ParsedRecord> game = reader.next();
          hasMore = game.isPresent();
          game.ifPresent(read -> receiver.accept(read, reader.gameNumber()));
        } catch (PlayException e) {
          problems.accept(e, reader.gameNumber());
        }
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }
}
