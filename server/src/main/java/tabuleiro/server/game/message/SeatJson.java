package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import tabuleiro.server.game.store.SeatInfo;
import tabuleiro.text.Messages;

/// A seat of a game.
///
/// @param side `first` or `second`
/// @param name the displayed name: any text, which must be escaped; that of a bot or a visitor says
///   so; empty until the seat is taken
/// @param player `human`, or the text that selects a computer player
/// @param taken whether the seat is taken
/// @param here whether the player is watching the game; always true for a computer
/// @param free whether any player may take the seat
/// @param member the name of the player's profile; empty when the player is not a member
/// @param bot whether the player is a program with an account
/// @param visitor whether the player is a visitor
@Json
public record SeatJson(
    String side,
    String name,
    String player,
    boolean taken,
    boolean here,
    boolean free,
    String member,
    boolean bot,
    boolean visitor) {
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
