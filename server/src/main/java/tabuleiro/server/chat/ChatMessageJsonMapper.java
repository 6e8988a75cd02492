package tabuleiro.server.chat;

import tabuleiro.protocol.chat.ChatMessageJson;
import tabuleiro.text.Messages;

/// Makes [ChatMessageJson] of what the server knows.
public final class ChatMessageJsonMapper {
  private ChatMessageJsonMapper() {}

  /// Returns a message in the language of a reader.
  public static ChatMessageJson of(ChatMessage message, Messages messages) {
    String phrase = message.content().phrase();
    String text =
        ChatPhrase.find(phrase)
            .map(known -> messages.format(known.message()))
            .orElse(message.content().text());
    return new ChatMessageJson(
        message.number(), message.side().key(), phrase, text, message.millis());
  }
}
