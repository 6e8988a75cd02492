package tabuleiro.terminal.screen.picture;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.PictureSpotMap;

/// Cuts a part out of a picture that is larger than the room for it.
final class PictureCropper {
  private PictureCropper() {}

  /// Returns the picture itself where it fits, else the part around the cursor, or the middle where
  /// there is no cursor.
  static BoardPicture crop(BoardPicture picture, int columns, int rows, BoardView view) {
    CharacterGrid whole = picture.grid();
    if (whole.columns() <= columns && whole.rows() <= rows) {
      return picture;
    }
    Box cursor = cursor(picture, view);
    int left = start(cursor.centredLeft(1), columns, whole.columns());
    int top = start(cursor.middleRow(), rows, whole.rows());
    CharacterGrid part =
        new CharacterGrid(Math.min(columns, whole.columns()), Math.min(rows, whole.rows()));
    part.draw(-left, -top, whole);
    return new BoardPicture(
        part,
        new PictureSpotMap(
            (column, row) ->
                part.contains(column, row)
                    ? picture.spots().spotAt(left + column, top + row)
                    : Optional.empty(),
            picture.spots()::nextSpot));
  }

  private static int start(int middle, int room, int length) {
    return Math.max(0, Math.min(middle - room / 2, length - room));
  }

  /// Returns the characters of the spot under the cursor, or all where there is none.
  private static Box cursor(BoardPicture picture, BoardView view) {
    CharacterGrid sheet = picture.grid();
    int left = sheet.columns();
    int top = sheet.rows();
    int right = -1;
    int bottom = -1;
    for (int row = 0; row < sheet.rows(); row++) {
      for (int column = 0; column < sheet.columns(); column++) {
        Optional<ClickTarget> spot = picture.spots().spotAt(column, row);
        if (spot.isPresent() && spot.equals(view.cursor())) {
          left = Math.min(left, column);
          top = Math.min(top, row);
          right = Math.max(right, column);
          bottom = Math.max(bottom, row);
        }
      }
    }
    return right < 0
        ? new Box(0, 0, sheet.columns(), sheet.rows())
        : new Box(left, top, right - left + 1, bottom - top + 1);
  }
}
