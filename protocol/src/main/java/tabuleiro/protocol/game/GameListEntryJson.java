package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.protocol.position.SideKey;

/// A game in a list.
///
/// @param id the id of the game
/// @param game the name of the family
/// @param variant the name of the variant
/// @param visibility whether everyone may watch
/// @param seats the two seats, the first side first
/// @param side the side that the caller plays; empty for a watcher
/// @param isYourTurn whether it is the caller's turn
/// @param toMove the side to move; empty when the game is over
/// @param ply the number of moves played
/// @param watchers how many people watch the game who do not play in it
/// @param open whether any caller may take the free seat
/// @param clock the time control: off, 5m+3s or 3d/move; with time odds both, the first side's
///   first: 10m,3m
/// @param correspondence whether the time control gives days for each move
/// @param match whether the game belongs to a match
/// @param rated whether the game changes the players' ratings
/// @param swap whether the second player may take over the first move
/// @param createdMillis when it was created, in milliseconds since 1970
/// @param changedMillis when it last changed, in milliseconds since 1970
/// @param result the result, or * while the game is not over
/// @param endingText the reason why the game is over, in the reader's language; empty before
/// @param position the current position, without legal moves
@Json
public record GameListEntryJson(
    String id,
    String game,
    String variant,
    @OneOf(of = VisibilityKey.class) String visibility,
    List<SeatJson> seats,
    @OneOf(of = SideKey.class, value = "") String side,
    boolean isYourTurn,
    @OneOf(of = SideKey.class, value = "") String toMove,
    int ply,
    int watchers,
    boolean open,
    String clock,
    boolean correspondence,
    boolean match,
    boolean rated,
    boolean swap,
    long createdMillis,
    long changedMillis,
    @OneOf({"1-0", "0-1", "1/2-1/2", "*"}) String result,
    String endingText,
    PositionJson position) {
  /// Copies the list.
  public GameListEntryJson {
    seats = List.copyOf(seats);
  }
}
