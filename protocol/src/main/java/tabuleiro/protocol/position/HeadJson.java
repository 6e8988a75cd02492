package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.Limits;

/// The last event of a game.
///
/// @param sequence the number of the event, from 1
/// @param hash the hash of the event and of all before it
@Json
public record HeadJson(int sequence, @Limits(pattern = "^[0-9a-f]{64}$") String hash) {}
