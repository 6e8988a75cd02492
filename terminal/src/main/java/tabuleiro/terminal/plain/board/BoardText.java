package tabuleiro.terminal.plain.board;

import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.common.PieceSymbols;
import tabuleiro.text.Messages;

/// Draws any position as lines of ASCII characters, with coordinates on all sides.
public final class BoardText {
  private BoardText() {}

  /// Returns the drawing of a position's board, and of the hands in a game that shows them; several
  /// lines, each ended by a line feed.
  ///
  /// @param messages the messages of the game
  /// @param diamondAsSquare whether a diamond is drawn as a square with horizontal rows
  public static String draw(Position position, Messages messages, boolean diamondAsSquare) {
    Scene scene = position.scene();
    return switch (position.game().board()) {
      case SquareBoard board -> SquareText.draw(board, new PieceSymbols(scene, messages));
      case HexagonBoard board -> HexagonText.draw(board, new PieceSymbols(scene, messages));
      case DiamondBoard board when diamondAsSquare ->
          SquareText.draw(board.squares(), new PieceSymbols(scene, messages));
      case DiamondBoard board -> DiamondText.draw(board, new PieceSymbols(scene, messages));
      case UnboundedBoard board -> UnboundedText.draw(board, scene, messages);
    };
  }
}
