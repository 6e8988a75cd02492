package tabuleiro.server.view;

import io.avaje.jsonb.Json;

/// The last event of a game.
///
/// @param sequence the number of the event
/// @param hash the event's hash
@Json
public record HeadJson(int sequence, String hash) {}
