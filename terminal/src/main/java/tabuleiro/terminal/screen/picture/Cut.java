package tabuleiro.terminal.screen.picture;

import java.util.Optional;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.sheet.Sheet;

/// Cuts a part out of a picture that is larger than the room for it.
final class Cut {
  private Cut() {}

  /// Returns the picture itself where it fits, else the part around the cursor, or the middle where
  /// there is no cursor.
  static BoardPicture of(BoardPicture picture, int columns, int rows, BoardView view) {
    Sheet whole = picture.sheet();
    if (whole.columns() <= columns && whole.rows() <= rows) {
      return picture;
    }
    Box cursor = cursor(picture, view);
    int left = start(cursor.middle(1), columns, whole.columns());
    int top = start(cursor.middleRow(), rows, whole.rows());
    Sheet part = new Sheet(Math.min(columns, whole.columns()), Math.min(rows, whole.rows()));
    part.draw(-left, -top, whole);
    return new BoardPicture(
        part,
        new PictureSpots(
            (column, row) ->
                part.has(column, row)
                    ? picture.spots().at(left + column, top + row)
                    : Optional.empty(),
            picture.spots()::next));
  }

  private static int start(int middle, int room, int length) {
    return Math.max(0, Math.min(middle - room / 2, length - room));
  }

  /// Returns the characters of the spot under the cursor, or all where there is none.
  private static Box cursor(BoardPicture picture, BoardView view) {
    Sheet sheet = picture.sheet();
    int left = sheet.columns();
    int top = sheet.rows();
    int right = -1;
    int bottom = -1;
    for (int row = 0; row < sheet.rows(); row++) {
      for (int column = 0; column < sheet.columns(); column++) {
        Optional<Spot> spot = picture.spots().at(column, row);
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
