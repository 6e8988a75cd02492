package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import tabuleiro.server.store.SeatInfo;
import tabuleiro.text.Messages;

/// Who sits in a seat.
///
/// @param side `first` or `second`
/// @param name what the player is called: any text, to be shown with care; empty until the seat is
///   taken
/// @param player `human`, or the text that names a computer player
/// @param taken whether somebody sits there
/// @param here whether he looks at the game just now; computers always do
/// @param free whether whoever comes first may sit there
@Json
public record SeatJson(
    String side, String name, String player, boolean taken, boolean here, boolean free) {
  /// Returns a seat.
  ///
  /// @param here whether the person looks at the game just now
  /// @param words in which computer players have their names
  public static SeatJson of(SeatInfo seat, boolean here, Messages words) {
    return new SeatJson(
        PieceJson.side(seat.side()),
        PlayerName.of(seat, words),
        seat.computerPlayer().orElse("human"),
        seat.isTaken(),
        here || seat.computerPlayer().isPresent(),
        seat.isFree());
  }
}
