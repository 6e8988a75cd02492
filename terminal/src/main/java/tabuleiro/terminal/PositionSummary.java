package tabuleiro.terminal;

import tabuleiro.rules.EndReason;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.board.BoardText;
import tabuleiro.text.Messages;

/// A position as a person reads it: the board, the figure that players watch, and whose turn it is
/// or how the game has ended.
public final class PositionSummary {
  private PositionSummary() {}

  /// Returns several lines, each ended by a line feed.
  ///
  /// @param words those of the position's game
  /// @param asSquare whether a diamond is drawn as a square
  public static String format(Position position, Messages words, boolean asSquare) {
    return formatBoard(position, words, asSquare) + formatTurn(position, words) + "\n";
  }

  /// Returns the same without whose turn it is or how the game has ended.
  static String formatBoard(Position position, Messages words, boolean asSquare) {
    StringBuilder text = new StringBuilder(BoardText.draw(position, words, asSquare));
    text.append('\n');
    for (Message phrase : position.scene().metrics()) {
      text.append(words.format(phrase)).append('\n');
    }
    return text.toString();
  }

  /// Returns whose turn it is, or how the game has ended.
  public static String formatTurn(Position position, Messages words) {
    Side mover = position.sideToMove();
    return position
        .outcome()
        .reason()
        .map(reason -> end(position, reason, words))
        .orElseGet(() -> words.format("to-move", mover));
  }

  private static String end(Position position, EndReason reason, Messages words) {
    Message why = Message.of("reason." + reason.key());
    return position
        .outcome()
        .winner()
        .map(winner -> words.format("wins", winner, why))
        .orElseGet(() -> words.format("drawn", why));
  }
}
