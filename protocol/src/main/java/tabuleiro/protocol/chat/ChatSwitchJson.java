package tabuleiro.protocol.chat;

import io.avaje.jsonb.Json;

/// Whether the caller allows messages in a game.
///
/// @param allowed whether messages are allowed; default: false
@Json
public record ChatSwitchJson(boolean allowed) {}
