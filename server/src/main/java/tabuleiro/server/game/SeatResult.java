package tabuleiro.server.game;

import tabuleiro.rules.Side;

/// The result of a request for a seat.
public sealed interface SeatResult {
  /// The caller has the seat.
  ///
  /// @param side the side that it plays
  record Seated(Side side) implements SeatResult {}

  /// Why a request for a seat was refused; nothing has changed then.
  enum Refusal implements SeatResult {
    /// No seat of the game has the token.
    UNKNOWN_TOKEN,
    /// The invitation has seated another player.
    SPENT,
    /// The code for another device was used, or it has expired.
    EXPIRED,
    /// No seat is free.
    TAKEN,
    /// The game is over; it may have been withdrawn.
    OVER,
    /// The game is rated, and the caller is a visitor.
    VISITOR,
    /// The game is rated, and the caller has the other seat.
    OWN_OPPONENT,
    /// The game is rated, and the seat belongs to another member.
    OTHER_MEMBER
  }
}
