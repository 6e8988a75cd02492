package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// Which players are connected.
///
/// @param first whether the first side is connected
/// @param second whether the second side is connected
/// @param watchers the number of connected watchers
@Json
public record PlayersHere(boolean first, boolean second, int watchers) {}
