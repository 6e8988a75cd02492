package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// The type of a message on a socket, such as `event`.
@Json
public record MessageType(String type) {}
