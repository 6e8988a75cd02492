package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// A whole game as the caller sees it.
///
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param open whether any caller may take the free seat
/// @param seats the two seats, the first side first
/// @param you the side that the caller plays; empty for a watcher
/// @param head the last event
/// @param start the text of the first position
/// @param moves the moves played
/// @param clock the reading of the clock
/// @param paused whether no move can be made
/// @param offers the open offers
/// @param result the result, or `*` while the game is in progress
/// @param ending the key of the reason why the game is over; empty before
/// @param says the same in the caller's language
/// @param next the id of the next game of a match or rematch; empty when there is none
/// @param swappable whether the second player may take over the first move now
@Json
public record GameStateMessage(
    String id,
    String game,
    String variant,
    boolean open,
    List<SeatState> seats,
    String you,
    EventHead head,
    String start,
    List<PlayedMove> moves,
    ClockReading clock,
    boolean paused,
    OpenOffers offers,
    String result,
    String ending,
    String says,
    String next,
    boolean swappable) {
  /// Copies the lists.
  public GameStateMessage {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
  }
}
