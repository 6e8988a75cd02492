package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Messages;

/// Draws the boards of all games for the full screen; each shape of board has one kind of picture.
public final class BoardPictures {
  private BoardPictures() {}

  /// Returns the columns that the smallest picture of a board needs, where windows exist that are
  /// too narrow for it; 0 for other boards.
  public static int minColumns(Board board) {
    return board instanceof HexagonBoard hexagon ? HexagonPicture.minColumns(hexagon) : 0;
  }

  /// Returns the picture of a board, as large as the room allows. When it does not fit even with
  /// the smallest cells, only the part around the cursor is drawn.
  ///
  /// Every state of a cell is shown by characters as well as by colours: selectable cells, the
  /// cursor, the last move and all others have their own symbols.
  ///
  /// @param view the board and its state
  /// @param columns the available columns, at least 1
  /// @param rows the available rows, at least 1
  /// @param messages the messages of the game
  public static BoardPicture draw(BoardView view, int columns, int rows, Messages messages) {
    BoardModel model = new BoardModel(view, messages);
    BoardPicture picture =
        switch (view.position().game().board()) {
          case SquareBoard board -> SquarePicture.draw(board, model, columns, rows);
          case HexagonBoard board -> HexagonPicture.draw(board, model, columns, rows);
          case DiamondBoard board when view.style().asSquare() ->
              SquarePicture.draw(board.squares(), model, columns, rows);
          case DiamondBoard board -> DiamondPicture.draw(board, model, columns, rows);
          case UnboundedBoard board -> UnboundedPicture.draw(board, model, columns, rows);
        };
    return PictureCropper.crop(picture, columns, rows, view);
  }
}
