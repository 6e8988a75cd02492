package tabuleiro.server.chat;

import io.avaje.jsonb.Json;
import tabuleiro.text.Messages;

/// A message of a player.
///
/// @param number the number of the message in its game, from 1; some may be missing
/// @param side the side of the author: `first` or `second`
/// @param phrase the key of a preset phrase; empty for a text
/// @param text what the author has written, or the phrase in the reader's language
/// @param time when the server has received it, in milliseconds since 1970
@Json
public record ChatMessageJson(int number, String side, String phrase, String text, long time) {
  static ChatMessageJson of(ChatMessage message, Messages messages) {
    String phrase = message.content().phrase();
    String text =
        ChatPhrase.find(phrase)
            .map(known -> messages.format(known.message()))
            .orElse(message.content().text());
    return new ChatMessageJson(
        message.number(), message.side().key(), phrase, text, message.millis());
  }
}
