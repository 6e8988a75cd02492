package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// A seat.
///
/// @param side the side that the seat plays
/// @param name the displayed name of the player; that of a bot or a visitor says so. Empty until
///   the seat is taken.
/// @param player human, or the text of a computer player
/// @param taken whether a player has the seat
/// @param connected whether the player is connected
/// @param free whether any caller may take the seat
/// @param member the name of the player's profile; empty when the player is not a member
/// @param bot whether the player is a program with an account
/// @param visitor whether the player is a visitor, whose name is no account's
@Json
public record SeatJson(
    @OneOf(of = SideKey.class) String side,
    String name,
    String player,
    boolean taken,
    boolean connected,
    boolean free,
    String member,
    boolean bot,
    boolean visitor) {}
