package tabuleiro.terminal.board;

import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.text.Messages;

/// Draws any position as lines of ASCII characters with coordinates on all sides.
public final class BoardText {
  private BoardText() {}

  /// Returns the drawing of a position's board, and of the hands where the game has some on the
  /// table; several lines, each ended by a line feed.
  ///
  /// @param words those of the position's game
  /// @param asSquare whether a diamond is drawn as a square with horizontal rows
  public static String draw(Position position, Messages words, boolean asSquare) {
    Scene scene = position.scene();
    return switch (position.game().board()) {
      case SquareBoard board -> SquareText.draw(board, new PieceSymbols(scene, words));
      case HexagonBoard board -> HexagonText.draw(board, new PieceSymbols(scene, words));
      case DiamondBoard board when asSquare ->
          SquareText.draw(board.squares(), new PieceSymbols(scene, words));
      case DiamondBoard board -> DiamondText.draw(board, new PieceSymbols(scene, words));
      case UnboundedBoard board -> TableText.draw(board, scene, words);
    };
  }
}
