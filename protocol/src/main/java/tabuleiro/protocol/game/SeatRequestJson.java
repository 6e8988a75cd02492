package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A player takes a seat.
///
/// @param token the token of the seat, as in an invitation
/// @param code instead of a token: the code with which a player continues on another device
/// @param name the player's name
@Json
public record SeatRequestJson(
    Optional<String> token, Optional<String> code, Optional<String> name) {}
