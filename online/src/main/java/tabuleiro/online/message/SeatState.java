package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// A seat of a game.
///
/// @param side `first` or `second`
/// @param name the player's name; empty while the seat is free
/// @param player `human`, or the text of a computer player
/// @param taken whether a player has the seat
/// @param here whether the player is connected
/// @param free whether any caller may take the seat
@Json
public record SeatState(
    String side, String name, String player, boolean taken, boolean here, boolean free) {
  /// Returns a copy with another presence.
  public SeatState withHere(boolean isHere) {
    return new SeatState(side, name, player, taken, isHere, free);
  }
}
