package tabuleiro.view.game;

import tabuleiro.protocol.game.SeatJson;
import tabuleiro.text.Messages;

/// Makes [SeatJson].
public final class SeatJsonMapper {
  private SeatJsonMapper() {}

  /// Returns a seat as JSON.
  ///
  /// @param here whether the player is watching the game
  /// @param messages the messages with the names of computer players
  public static SeatJson of(SeatInfo seat, boolean here, Messages messages) {
    return new SeatJson(
        seat.side().key(),
        seat.displayedName(messages),
        seat.computerPlayer().orElse("human"),
        seat.isTaken(),
        here || seat.computerPlayer().isPresent(),
        seat.isFree(),
        seat.isMember() ? seat.name().orElse("") : "",
        seat.isBot(),
        seat.isVisitor());
  }
}
