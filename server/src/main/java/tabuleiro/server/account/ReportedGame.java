package tabuleiro.server.account;

import java.util.List;
import tabuleiro.server.store.chat.ChatMessage;
import tabuleiro.server.store.social.GameReport;

/// A report of a game to the operator, with what its players have written to each other.
///
/// @param report the report
/// @param messages the messages, in order
public record ReportedGame(GameReport report, List<ChatMessage> messages) {
  /// Copies the list.
  public ReportedGame {
    messages = List.copyOf(messages);
  }
}
