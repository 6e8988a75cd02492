package tabuleiro.app.play;

import tabuleiro.app.cli.CommandException;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.terminal.RecordMessages;
import tabuleiro.text.Messages;

/// A game of a file, to go on with.
record SavedGame(Replay replay) {
  /// Returns the seat of a side as the record names it: always a human's.
  ///
  /// @throws CommandException when the record's name is no name for a seat
  Seat seat(Messages words, Side side) {
    try {
      return Table.seatFromRecord(replay.record(), side);
    } catch (PlayException e) {
      throw invalidRecord(replay.record(), e, words);
    }
  }

  /// Returns the tags for the record of the game that goes on.
  EventTags heading() {
    return EventTags.of(replay.record());
  }

  /// Sets the game up where it was left.
  ///
  /// @throws CommandException when its moves are not legal or it is over
  Table resume(Messages words, Seat first, Seat second) {
    try {
      return Table.resume(replay, first, second, System::nanoTime);
    } catch (PlayException e) {
      throw invalidRecord(replay.record(), e, words);
    }
  }

  /// The problem of a record is told in the words of the game that the record names.
  static CommandException invalidRecord(GameRecord record, PlayException problem, Messages words) {
    String what = RecordMessages.forRecord(record, words).format(problem.problem());
    return new CommandException(Message.of("as-it-is", what), problem);
  }
}
