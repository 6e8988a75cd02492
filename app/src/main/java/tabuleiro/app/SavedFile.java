package tabuleiro.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.RecordFormatException;
import tabuleiro.play.Replay;
import tabuleiro.rules.Phrase;
import tabuleiro.terminal.PuzzleRecords;
import tabuleiro.terminal.RecordFile;
import tabuleiro.text.Messages;

/// The records of a file: puzzles, or games of which the last can go on.
///
/// @param games at least one
record SavedFile(List<ParsedRecord> games) {
  /// Reads a file.
  ///
  /// @throws Failure when it cannot be read, or has no games
  static SavedFile read(Path file) {
    try {
      List<ParsedRecord> games = RecordFile.read(file);
      if (games.isEmpty()) {
        throw new Failure(Phrase.of("no-games", file.toString()));
      }
      return new SavedFile(games);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", file.toString()), e);
    } catch (RecordFormatException e) {
      throw new Failure(e.phrase(), e);
    }
  }

  /// Returns the puzzles; none when the last record is no puzzle.
  ///
  /// @throws Failure when a puzzle is broken
  List<Puzzle> puzzles(Messages words) {
    try {
      return PuzzleRecords.of(games, words);
    } catch (PuzzleRecords.Broken e) {
      throw new Failure(Phrase.of("as-it-is", e.words()), e);
    }
  }

  /// Returns the last game.
  ///
  /// @throws Failure when it is broken
  SavedGame last(Messages words) {
    ParsedRecord last = games.getLast();
    try {
      return new SavedGame(Replay.of(last, games.size(), Games.families()));
    } catch (PlayException e) {
      throw SavedGame.broken(last.record(), e, words);
    }
  }
}
