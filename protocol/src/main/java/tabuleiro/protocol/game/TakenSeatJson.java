package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// The seat that the caller has taken.
///
/// @param side the side that the caller plays
/// @param token the token of the seat from now on; empty when the caller had the seat before and it
///   has another token
@Json
public record TakenSeatJson(@OneOf(of = SideKey.class) String side, String token) {}
