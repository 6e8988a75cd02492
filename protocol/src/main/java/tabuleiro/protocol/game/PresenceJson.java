package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// Which players are connected, and how many watchers.
///
/// @param type the type of the message
/// @param first whether the first side is connected
/// @param second whether the second side is connected
/// @param watchers the number of connected watchers
@Json
public record PresenceJson(
    @OneOf("presence") String type, boolean first, boolean second, int watchers) {}
