package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;

/// A link with which the caller can continue on another device, once.
///
/// @param side the side of the seat, `first` or `second`
/// @param path the link; its fragment contains the code
/// @param code the code
/// @param expires until when it is valid, in milliseconds since 1970
@Json
public record DeviceCodeJson(String side, String path, String code, long expires) {}
