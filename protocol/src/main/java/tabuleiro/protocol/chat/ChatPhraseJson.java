package tabuleiro.protocol.chat;

import io.avaje.jsonb.Json;

/// A preset phrase.
///
/// @param key the key with which it is sent
/// @param text the phrase in the reader's language
@Json
public record ChatPhraseJson(String key, String text) {}
