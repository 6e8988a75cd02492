package tabuleiro.server.social;

import java.util.List;
import tabuleiro.server.chat.ChatMessage;
import tabuleiro.view.game.SeatInfo;

/// A report of a game to the operator, with what its players have written to each other.
///
/// @param report the report
/// @param seats the seats of the game, the first side first
/// @param messages the messages, in order
public record ReportedGame(GameReport report, List<SeatInfo> seats, List<ChatMessage> messages) {
  /// Copies the lists.
  public ReportedGame {
    seats = List.copyOf(seats);
    messages = List.copyOf(messages);
  }
}
