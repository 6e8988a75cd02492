package tabuleiro.server.chat;

import java.util.List;
import java.util.Set;
import tabuleiro.rules.Side;

/// The messages of a game, as one of its players sees them.
///
/// @param messages the messages, in order, without those of a player whom the reader mutes or
///   blocks
/// @param off the sides that have switched the messages off
/// @param isMuted whether the reader mutes or blocks the other player
public record GameChat(List<ChatMessage> messages, Set<Side> off, boolean isMuted) {
  /// Copies the list and the set.
  public GameChat {
    messages = List.copyOf(messages);
    off = Set.copyOf(off);
  }
}
