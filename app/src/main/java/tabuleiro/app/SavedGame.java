package tabuleiro.app;

import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.PlayException;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;
import tabuleiro.terminal.RecordWords;
import tabuleiro.text.Messages;

/// A game of a file, to go on with.
record SavedGame(Replay replay) {
  /// Returns the seat of a side as the record names it: always a human's.
  ///
  /// @throws Failure when the record's name is no name for a seat
  Seat seat(Messages words, Side side) {
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
  Table resume(Messages words, Seat first, Seat second) {
    try {
      return Table.resume(replay, first, second, System::nanoTime);
    } catch (PlayException e) {
      throw broken(replay.record(), e, words);
    }
  }

  /// The problem of a record is told in the words of the game that the record names.
  static Failure broken(GameRecord record, PlayException problem, Messages words) {
    String what = RecordWords.of(record, words).say(problem.phrase());
    return new Failure(Phrase.of("as-it-is", what), problem);
  }
}
