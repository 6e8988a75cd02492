package tabuleiro.terminal.plain;

import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.plain.board.BoardText;
import tabuleiro.text.Messages;

/// Formats a position for display: the board, the score of the game, and whose turn it is or how
/// the game ended.
public final class PositionSummary {
  private PositionSummary() {}

  /// Returns several lines, each ended by a line feed.
  ///
  /// @param messages the messages of the game
  /// @param diamondAsSquare whether a diamond is drawn as a square
  public static String format(Position position, Messages messages, boolean diamondAsSquare) {
    return formatBoard(position, messages, diamondAsSquare) + formatTurn(position, messages) + "\n";
  }

  /// Returns a copy without whose turn it is or how the game has ended.
  public static String formatBoard(Position position, Messages messages, boolean diamondAsSquare) {
    StringBuilder text = new StringBuilder(BoardText.draw(position, messages, diamondAsSquare));
    text.append('\n');
    for (Message message : position.scene().metrics()) {
      text.append(messages.format(message)).append('\n');
    }
    return text.toString();
  }

  /// Returns whose turn it is, or how the game ended.
  public static String formatTurn(Position position, Messages messages) {
    Side mover = position.sideToMove();
    return position
        .outcome()
        .message()
        .map(reason -> formatEnd(position, reason, messages))
        .orElseGet(() -> messages.format("to-move", mover));
  }

  private static String formatEnd(Position position, Message why, Messages messages) {
    return position
        .outcome()
        .winner()
        .map(winner -> messages.format("wins", winner, why))
        .orElseGet(() -> messages.format("drawn", why));
  }
}
