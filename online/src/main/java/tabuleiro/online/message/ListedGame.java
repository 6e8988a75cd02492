package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// A game in a list.
///
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param seats the two seats, the first side first
/// @param you the side that the caller plays; empty for a watcher
/// @param yours whether it is the caller's turn
/// @param ply the number of moves played
/// @param clock the time control, such as `5m+3s` or `off`
/// @param result the result, or `*` while the game is in progress
/// @param says the reason why the game is over, in the caller's language; empty before
@Json
public record ListedGame(
    String id,
    String game,
    String variant,
    List<SeatState> seats,
    String you,
    boolean yours,
    int ply,
    String clock,
    String result,
    String says) {
  /// Copies the list.
  public ListedGame {
    seats = List.copyOf(seats);
  }
}
