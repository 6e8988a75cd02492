package tabuleiro.simulation;

import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.RequestResult;
import tabuleiro.server.game.SeatResult;

/// What a server answers.
public sealed interface Answer {
  /// The command was performed.
  record Accepted(GameEvent event) implements Answer {}

  /// The command was refused, and changed nothing.
  record Refused(RequestResult.Reason reason, String message, ChainHead head) implements Answer {}

  /// The result of a request for a seat.
  record Seated(SeatResult result) implements Answer {}

  /// The state of a game.
  record State(GameSnapshot snapshot) implements Answer {}

  /// The game was created, or the reply was prepared.
  record Done() implements Answer {}

  /// Another answer.
  enum Problem implements Answer {
    /// The caller does not have the seat.
    NO_SEAT,
    /// No game has the id.
    NO_GAME,
    /// The reply cannot be prepared.
    NOT_NOW,
    /// The server does not listen; it has done nothing.
    CONNECTION_REFUSED,
    /// The database is not available; the outcome is unknown.
    UNAVAILABLE
  }
}
