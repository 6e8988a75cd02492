package tabuleiro.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.RecordFormatException;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;
import tabuleiro.terminal.RecordFile;
import tabuleiro.terminal.RecordWords;
import tabuleiro.words.Words;

/// The last game of a file, to go on with.
record SavedGame(Replay replay) {
  /// Reads the last game of a file.
  ///
  /// @throws Failure when the file cannot be read, or its last game is broken
  static SavedGame read(Words words, Path file) {
    List<ParsedRecord> games = games(file);
    if (games.isEmpty()) {
      throw new Failure(Phrase.of("no-games", file.toString()));
    }
    ParsedRecord last = games.getLast();
    try {
      return new SavedGame(Replay.of(last, games.size(), Games.families()));
    } catch (PlayException e) {
      throw broken(last.record(), e, words);
    }
  }

  /// Reads the puzzles of a file; none when its last game is no puzzle.
  ///
  /// @throws Failure when the file cannot be read, or a puzzle is broken
  static List<Puzzle> puzzles(Words words, Path file) {
    List<ParsedRecord> games = games(file);
    List<Puzzle> puzzles = new ArrayList<>();
    if (games.isEmpty() || !Puzzle.isPuzzle(games.getLast().record())) {
      return puzzles;
    }
    for (int i = 0; i < games.size(); i++) {
      GameRecord record = games.get(i).record();
      if (Puzzle.isPuzzle(record)) {
        try {
          puzzles.add(Puzzle.of(Replay.of(games.get(i), i + 1, Games.families())));
        } catch (PlayException e) {
          throw broken(record, e, words);
        }
      }
    }
    return puzzles;
  }

  private static List<ParsedRecord> games(Path file) {
    try {
      return RecordFile.read(file);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", file.toString()), e);
    } catch (RecordFormatException e) {
      throw new Failure(e.phrase(), e);
    }
  }

  /// Returns the seat of a side as the record names it: always a human's.
  ///
  /// @throws Failure when the record's name is no name for a seat
  Seat seat(Words words, Side side) {
    try {
      return Table.savedSeat(replay.record(), side);
    } catch (PlayException e) {
      throw broken(replay.record(), e, words);
    }
  }

  /// Returns the tags for the record of the game that goes on.
  Heading heading() {
    return Heading.of(replay.record());
  }

  /// Sets the game up where it was left.
  ///
  /// @throws Failure when its moves are not legal or it is over
  Table resume(Words words, Seat first, Seat second) {
    try {
      return Table.resume(replay, first, second, System::nanoTime);
    } catch (PlayException e) {
      throw broken(replay.record(), e, words);
    }
  }

  /// The problem is told in the words of the game that the record names.
  private static Failure broken(GameRecord record, PlayException problem, Words words) {
    String what = RecordWords.of(record, words).say(problem.phrase());
    return new Failure(Phrase.of("as-it-is", what), problem);
  }
}
