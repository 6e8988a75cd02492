package tabuleiro.protocol.common;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// Asks for the time of the server.
///
/// @param type the type of the message
@Json
public record PingJson(@OneOf("ping") String type) {}
