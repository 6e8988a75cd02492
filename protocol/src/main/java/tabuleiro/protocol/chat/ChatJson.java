package tabuleiro.protocol.chat;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// The messages between the two players of a game, as one of them sees them. A socket sends them to
/// the players when it is opened, and at each change.
///
/// @param type the type of the message
/// @param messages the messages, in order
/// @param phrases the preset phrases
/// @param switchedOff the sides that have switched the messages off; nothing is accepted unless the
///   list is empty
/// @param muted whether the caller mutes or blocks the other player, whose messages are left out
@Json
public record ChatJson(
    @OneOf("chat") String type,
    List<ChatMessageJson> messages,
    List<ChatPhraseJson> phrases,
    @OneOf(of = SideKey.class) List<String> switchedOff,
    boolean muted) {
  /// Copies the lists.
  public ChatJson {
    messages = List.copyOf(messages);
    phrases = List.copyOf(phrases);
    switchedOff = List.copyOf(switchedOff);
  }
}
