package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// The last event of a game.
///
/// @param sequence its number, counted from 1
/// @param hash the hash of it and of all events before it
@Json
public record EventHead(int sequence, String hash) {}
