package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// A code with which the caller's seat can be played on another device.
///
/// @param side the side of the seat
/// @param path the link to open on the other device
/// @param code the code, which works once
/// @param expiresMillis until when it works, in milliseconds since 1970
@Json
public record DeviceCodeJson(
    @OneOf(of = SideKey.class) String side, String path, String code, long expiresMillis) {}
