package tabuleiro.online;

import io.avaje.jsonb.Json;

/// The type of a message on a socket, such as `event`.
@Json
record MessageType(String type) {}
