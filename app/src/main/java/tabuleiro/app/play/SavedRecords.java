package tabuleiro.app.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.app.cli.CommandException;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.terminal.PuzzleRecords;
import tabuleiro.terminal.RecordFile;
import tabuleiro.text.Messages;

/// The records of a file: puzzles, or games, of which one can be resumed.
///
/// @param games the records, at least one
record SavedRecords(List<ParsedRecord> games) {
  /// Reads the records of a file.
  ///
  /// @throws CommandException when it cannot be read, or has no games
  static SavedRecords read(Path file) {
    try {
      List<ParsedRecord> games = RecordFile.read(file);
      if (games.isEmpty()) {
        throw new CommandException(Message.of("no-games", file.toString()));
      }
      return new SavedRecords(games);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (RecordFormatException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  /// Returns the puzzles; none when the last record is not a puzzle.
  ///
  /// @throws CommandException when a puzzle is invalid
  List<Puzzle> puzzles(Messages messages) {
    try {
      return PuzzleRecords.parse(games, messages);
    } catch (PuzzleRecords.InvalidPuzzleException e) {
      throw new CommandException(Message.of("as-it-is", e.explanation()), e);
    }
  }

  /// Returns a game.
  ///
  /// @param number its number in the file, counted from 1
  /// @throws CommandException when it is invalid
  SavedGame game(int number, Messages messages) {
    ParsedRecord game = games.get(number - 1);
    try {
      return new SavedGame(Replay.of(game, number, Games.families()));
    } catch (PlayException e) {
      throw SavedGame.invalidRecord(game.record(), e, messages);
    }
  }
}
