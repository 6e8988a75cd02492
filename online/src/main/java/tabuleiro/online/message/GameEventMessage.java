package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// An event of a game, and the state after it.
///
/// @param sequence its number, counted from 1
/// @param hash the hash of it and of all events before it
/// @param ply the number of moves after the event
/// @param move the move, if the event is one
/// @param clock the reading of the clock
/// @param paused whether no move can be made
/// @param offers the open offers
/// @param result the result, or `*` while the game is in progress
/// @param ending the key of the reason why the game is over; empty before
/// @param says the same in the caller's language
/// @param next the id of the next game of a match or rematch; empty when there is none
/// @param swappable whether the second player may take over the first move now
@Json
public record GameEventMessage(
    int sequence,
    String hash,
    int ply,
    Optional<PlayedMove> move,
    ClockReading clock,
    boolean paused,
    OpenOffers offers,
    String result,
    String ending,
    String says,
    String next,
    boolean swappable) {}
