package tabuleiro.server.chat;

import io.avaje.jsonb.Json;
import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// The messages between the players of a game, as one of them sees them.
///
/// @param type always `chat`
/// @param messages the messages, in order
/// @param phrases the preset phrases
/// @param off the sides that have switched the messages off: `first`, `second`
/// @param muted whether the reader mutes or blocks the other player, whose messages are left out
@Json
public record ChatJson(
    String type,
    List<ChatMessageJson> messages,
    List<ChatPhraseJson> phrases,
    List<String> off,
    boolean muted) {
  /// Copies the lists.
  public ChatJson {
    messages = List.copyOf(messages);
    phrases = List.copyOf(phrases);
    off = List.copyOf(off);
  }

  static ChatJson of(GameChat chat, Messages messages) {
    return new ChatJson(
        "chat",
        chat.messages().stream().map(each -> ChatMessageJson.of(each, messages)).toList(),
        Arrays.stream(ChatPhrase.values())
            .map(phrase -> new ChatPhraseJson(phrase.key(), messages.format(phrase.message())))
            .toList(),
        chat.off().stream().sorted().map(Side::key).toList(),
        chat.isMuted());
  }
}
