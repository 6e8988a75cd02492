package tabuleiro.app.play;

import tabuleiro.app.cli.CommandException;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.RecordMessages;
import tabuleiro.text.Messages;

/// A recorded game that can be resumed.
record SavedGame(Replay replay) {
  /// Returns the seat of a side, with the name in the record. It is always a human's.
  ///
  /// @throws CommandException when the name in the record is not a valid name
  Seat seat(Messages messages, Side side) {
    try {
      return GameSession.seatFromRecord(replay.record(), side);
    } catch (PlayException e) {
      throw invalidRecord(replay.record(), e, messages);
    }
  }

  /// Returns the event tags for the record of the resumed game.
  EventTags heading() {
    return EventTags.of(replay.record());
  }

  /// Resumes the game at its last position.
  ///
  /// @throws CommandException when its moves are not legal or it is over
  GameSession resume(Messages messages, Seat first, Seat second) {
    try {
      return GameSession.resume(replay, first, second, System::nanoTime);
    } catch (PlayException e) {
      throw invalidRecord(replay.record(), e, messages);
    }
  }

  /// Returns the error of an invalid record, with the texts of the game that the record names.
  static CommandException invalidRecord(
      GameRecord record, PlayException problem, Messages messages) {
    String what = RecordMessages.forRecord(record, messages).format(problem.problem());
    return new CommandException(Message.of("as-it-is", what), problem);
  }
}
