package tabuleiro.server.chat;

import java.util.Arrays;
import tabuleiro.protocol.chat.ChatJson;
import tabuleiro.protocol.chat.ChatPhraseJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Makes [ChatJson] of what the server knows.
final class ChatJsonMapper {
  private ChatJsonMapper() {}

  static ChatJson of(GameChat chat, Messages messages) {
    return new ChatJson(
        "chat",
        chat.messages().stream().map(each -> ChatMessageJsonMapper.of(each, messages)).toList(),
        Arrays.stream(ChatPhrase.values())
            .map(phrase -> new ChatPhraseJson(phrase.key(), messages.format(phrase.message())))
            .toList(),
        chat.off().stream().sorted().map(Side::key).toList(),
        chat.isMuted());
  }
}
