package tabuleiro.protocol.common;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// The answer to a ping.
///
/// @param type the type of the message
/// @param timeMillis the time of the server, in milliseconds since 1970
@Json
public record PongJson(@OneOf("pong") String type, long timeMillis) {}
