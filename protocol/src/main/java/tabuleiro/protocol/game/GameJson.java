package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.protocol.position.SideKey;

/// A game and its current position. On a socket it is the message `state`.
///
/// @param type the type of the message
/// @param id the id of the game
/// @param game the name of the family, such as talpa
/// @param variant the name of the variant, such as 8x8
/// @param visibility whether everyone may watch
/// @param open whether any caller may take the free seat
/// @param seats the two seats, the first side first
/// @param side the side that the caller plays; empty for a watcher
/// @param head the last event
/// @param ply the number of moves played
/// @param start the text of the first position
/// @param moves the moves played, in order
/// @param position the current position
/// @param last the last move; absent before the first
/// @param clock the clocks
/// @param paused whether no move can be made: a seat is free, or the clock is stopped
/// @param offers the open offers
/// @param result the result, or * while the game is not over
/// @param ending the key of the reason why the game is over: the rules' own, such as path, or
///   resignation, time, agreement, abandoned or withdrawn; empty before
/// @param endingText the reason why the game is over, in the reader's language; empty before
/// @param previous the id of the game before it in a match; empty when there is none
/// @param next the id of the next game of a match or rematch; empty when there is none
/// @param round 1 or 2 in a match of two games, 3 for a deciding game, else 0
/// @param claimable whether the caller may claim the win
/// @param rated whether the game changes the players' ratings
/// @param tournament the id of the tournament for which the game counts; empty for none
/// @param correspondence whether the time control gives days for each move
/// @param swap whether the game has the swap rule: after the first move, the second player may take
///   it over
/// @param swappable whether the second player may take over the first move now
@Json
public record GameJson(
    @OneOf("state") String type,
    String id,
    String game,
    String variant,
    @OneOf(of = VisibilityKey.class) String visibility,
    boolean open,
    List<SeatJson> seats,
    @OneOf(of = SideKey.class, value = "") String side,
    HeadJson head,
    int ply,
    String start,
    List<MoveJson> moves,
    PositionJson position,
    Optional<MoveJson> last,
    ClockJson clock,
    boolean paused,
    OffersJson offers,
    @OneOf({"1-0", "0-1", "1/2-1/2", "*"}) String result,
    String ending,
    String endingText,
    String previous,
    String next,
    int round,
    boolean claimable,
    boolean rated,
    String tournament,
    boolean correspondence,
    boolean swap,
    boolean swappable) {
  /// Copies the lists.
  public GameJson {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
  }
}
