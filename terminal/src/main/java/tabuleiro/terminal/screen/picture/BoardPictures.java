package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Messages;

/// Draws the boards of all games for a full screen, each kind of board in one way.
public final class BoardPictures {
  private BoardPictures() {}

  /// Returns the picture of a board, as large as the room allows. A board that is too large for the
  /// room even with the smallest cells is shown in part, the part around the cursor.
  ///
  /// Whatever happens to a cell is said by characters beside colours: what can be picked, the
  /// cursor, the last move and so on have signs of their own.
  ///
  /// @param view what is to be drawn
  /// @param columns how many columns there are, at least 1
  /// @param rows how many rows there are, at least 1
  /// @param words those of the position's game
  public static BoardPicture draw(BoardView view, int columns, int rows, Messages words) {
    BoardModel moment = new BoardModel(view, words);
    BoardPicture picture =
        switch (view.position().game().board()) {
          case SquareBoard board -> SquarePicture.draw(board, moment, columns, rows);
          case HexagonBoard board -> HexagonPicture.draw(board, moment, columns, rows);
          case DiamondBoard board when view.style().asSquare() ->
              SquarePicture.draw(board.squares(), moment, columns, rows);
          case DiamondBoard board -> DiamondPicture.draw(board, moment, columns, rows);
          case UnboundedBoard board -> TablePicture.draw(board, moment, columns, rows);
        };
    return PictureCropper.crop(picture, columns, rows, view);
  }
}
