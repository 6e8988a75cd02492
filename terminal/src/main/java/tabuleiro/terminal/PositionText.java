package tabuleiro.terminal;

import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Reason;
import tabuleiro.rules.Side;
import tabuleiro.terminal.board.BoardText;
import tabuleiro.text.Messages;

/// A position as a person reads it: the board, the figure that players watch, and whose turn it is
/// or how the game has ended.
public final class PositionText {
  private PositionText() {}

  /// Returns several lines, each ended by a line feed.
  ///
  /// @param words those of the position's game
  /// @param asSquare whether a diamond is drawn as a square
  public static String of(Position position, Messages words, boolean asSquare) {
    return board(position, words, asSquare) + turn(position, words) + "\n";
  }

  /// Returns the same without whose turn it is or how the game has ended.
  static String board(Position position, Messages words, boolean asSquare) {
    StringBuilder text = new StringBuilder(BoardText.draw(position, words, asSquare));
    text.append('\n');
    for (Phrase phrase : position.scene().standing()) {
      text.append(words.say(phrase)).append('\n');
    }
    return text.toString();
  }

  /// Returns whose turn it is, or how the game has ended.
  public static String turn(Position position, Messages words) {
    Side mover = position.sideToMove();
    return position
        .outcome()
        .reason()
        .map(reason -> end(position, reason, words))
        .orElseGet(() -> words.say("to-move", mover));
  }

  private static String end(Position position, Reason reason, Messages words) {
    Phrase why = Phrase.of("reason." + reason.key());
    return position
        .outcome()
        .winner()
        .map(winner -> words.say("wins", winner, why))
        .orElseGet(() -> words.say("drawn", why));
  }
}
