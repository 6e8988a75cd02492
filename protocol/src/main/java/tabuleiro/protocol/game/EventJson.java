package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.protocol.position.SideKey;

/// One event of a game.
///
/// @param type the type of the message
/// @param sequence the number of the event, from 1
/// @param hash the hash of the event and of all before it
/// @param actor who caused the event
/// @param action the kind of event, such as move or offer; swap where the players exchange sides,
///   no-start where a first move is missing, clock where the clock starts without it
/// @param offer what an offer or its answer is about; empty for other events
/// @param timeMillis the time of the event, in milliseconds since 1970
/// @param ply the number of moves after the event
/// @param move the move, where the event is one
/// @param position the position after the event, where it has changed
/// @param clock the clocks
/// @param paused whether no move can be made: a seat is free, or the clock is stopped
/// @param offers the open offers
/// @param result the result, or * while the game is not over
/// @param ending the key of the reason why the game is over; empty before
/// @param endingText the reason why the game is over, in the reader's language; empty before
/// @param next the id of the next game of a match or rematch; empty when there is none
/// @param swappable whether the second player may take over the first move now
@Json
public record EventJson(
    @OneOf("event") String type,
    int sequence,
    @Limits(pattern = "^[0-9a-f]{64}$") String hash,
    @OneOf(of = SideKey.class, value = "server") String actor,
    @OneOf(of = EventKey.class) String action,
    String offer,
    long timeMillis,
    int ply,
    Optional<MoveJson> move,
    Optional<PositionJson> position,
    ClockJson clock,
    boolean paused,
    OffersJson offers,
    @OneOf({"1-0", "0-1", "1/2-1/2", "*"}) String result,
    String ending,
    String endingText,
    String next,
    boolean swappable) {}
