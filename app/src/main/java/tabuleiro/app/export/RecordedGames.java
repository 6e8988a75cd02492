package tabuleiro.app.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.cli.CommandException;
import tabuleiro.games.Games;
import tabuleiro.lab.GameRecordReader;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;

/// Reads files of game records, and checks every move.
final class RecordedGames {
  private RecordedGames() {}

  /// Receives the games.
  @FunctionalInterface
  interface Receiver {
    /// Takes a game, at its start; its moves are legal.
    void accept(Replay game) throws IOException;
  }

  /// Receives what is wrong with a game, which is left out.
  @FunctionalInterface
  interface Problems {
    void accept(Path file, PlayException problem);
  }

  /// Reads all games of files.
  ///
  /// @throws IOException when a receiver throws it
  /// @throws CommandException when a file cannot be read
  static void read(List<Path> files, Receiver receiver, Problems problems) throws IOException {
    for (Path file : files) {
      try (GameRecordReader reader = open(file)) {
        boolean hasMore = true;
        while (hasMore) {
          Optional<ParsedRecord> read = Optional.empty();
          try {
            read = next(reader, file);
            hasMore = read.isPresent();
            if (hasMore) {
              Replay.of(read.get(), reader.gameNumber(), Games.families()).finish();
            }
          } catch (PlayException e) {
            read = Optional.empty();
            problems.accept(file, e);
          }
          if (read.isPresent()) {
            receiver.accept(Replay.of(read.get(), reader.gameNumber(), Games.families()));
          }
        }
      }
    }
  }

  private static GameRecordReader open(Path file) {
    try {
      return GameRecordReader.open(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private static Optional<ParsedRecord> next(GameRecordReader reader, Path file) {
    try {
      return reader.next();
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }
}
