package tabuleiro.app.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.app.cli.CommandException;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.terminal.common.PuzzleRecords;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.text.Messages;

/// The records of a file: puzzles, or games, of which one can be resumed.
///
/// @param games the records, at least one
/// @param problems of the records that could not be read
record SavedRecords(List<ParsedRecord> games, List<RecordFormatException> problems) {
  /// Reads the records of a file, without those that are malformed.
  ///
  /// @throws CommandException when it cannot be read, or has no game that is a valid record
  static SavedRecords read(Path file) {
    try {
      ParsedFile read = RecordFile.readAll(file);
      if (!read.games().isEmpty()) {
        return new SavedRecords(read.games(), read.problems());
      }
      throw read.problems().stream()
          .findFirst()
          .map(problem -> new CommandException(problem.problem(), problem))
          .orElseGet(() -> new CommandException(Message.of("no-games", file.toString())));
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
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
