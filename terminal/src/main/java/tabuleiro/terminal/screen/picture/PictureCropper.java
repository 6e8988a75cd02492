package tabuleiro.terminal.screen.picture;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.PictureTargetMap;

/// Crops a picture that is larger than the room for it.
final class PictureCropper {
  private PictureCropper() {}

  /// Returns the picture itself where it fits, otherwise the part around the cursor, or the middle
  /// when there is no cursor.
  static BoardPicture crop(BoardPicture picture, int columns, int rows, BoardView view) {
    CharacterGrid whole = picture.grid();
    if (whole.columns() <= columns && whole.rows() <= rows) {
      return picture;
    }
    Box cursor = cursorBox(picture, view);
    int left = start(cursor.centredLeft(1), columns, whole.columns());
    int top = start(cursor.middleRow(), rows, whole.rows());
    CharacterGrid part =
        new CharacterGrid(Math.min(columns, whole.columns()), Math.min(rows, whole.rows()));
    part.draw(-left, -top, whole);
    return new BoardPicture(
        part,
        new PictureTargetMap(
            (column, row) ->
                part.contains(column, row)
                    ? picture.targets().targetAt(left + column, top + row)
                    : Optional.empty(),
            picture.targets()::nextTarget),
        true);
  }

  private static int start(int middle, int room, int length) {
    return Math.max(0, Math.min(middle - room / 2, length - room));
  }

  /// Returns the rectangle of the target under the cursor, or the whole picture when there is no
  /// cursor.
  private static Box cursorBox(BoardPicture picture, BoardView view) {
    CharacterGrid grid = picture.grid();
    int left = grid.columns();
    int top = grid.rows();
    int right = -1;
    int bottom = -1;
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        Optional<ClickTarget> target = picture.targets().targetAt(column, row);
        if (target.isPresent() && target.equals(view.cursor())) {
          left = Math.min(left, column);
          top = Math.min(top, row);
          right = Math.max(right, column);
          bottom = Math.max(bottom, row);
        }
      }
    }
    return right < 0
        ? new Box(0, 0, grid.columns(), grid.rows())
        : new Box(left, top, right - left + 1, bottom - top + 1);
  }
}
