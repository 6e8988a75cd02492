package tabuleiro.terminal.screen.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A picture that is being drawn, and which spot each of its characters belongs to.
final class Easel {
  private final Sheet sheet;
  private final Map<Integer, Spot> hits = new HashMap<>();

  Easel(int columns, int rows) {
    sheet = new Sheet(columns, rows);
  }

  /// Draws a character.
  void put(int column, int row, int character, Look look) {
    sheet.put(column, row, character, look);
  }

  /// Writes a text in the colour of coordinates.
  void label(int column, int row, String text) {
    sheet.write(column, row, text, Look.of(Ink.LINE));
  }

  /// Writes a text to the right from a place on.
  void write(int column, int row, String text, Look look) {
    sheet.write(column, row, text, look);
  }

  /// Covers a rectangle with a ground, and gives its characters to a spot.
  void ground(Box box, Ink ground, Spot spot) {
    Look look = Look.of(Ink.TEXT).on(ground);
    sheet.fill(box.left(), box.top(), box.width(), box.height(), ' ', look);
    for (int row = box.top(); row <= box.bottom(); row++) {
      for (int column = box.left(); column <= box.right(); column++) {
        if (sheet.has(column, row)) {
          hits.put(row * sheet.columns() + column, spot);
        }
      }
    }
  }

  /// Returns what has been drawn.
  Sheet sheet() {
    return sheet;
  }

  /// Returns the spot to which a character belongs.
  Optional<Spot> at(int column, int row) {
    return sheet.has(column, row)
        ? Optional.ofNullable(hits.get(row * sheet.columns() + column))
        : Optional.empty();
  }

  /// Returns the picture, with the ways of the cursor.
  BoardPicture picture(Ways ways) {
    return new BoardPicture(sheet, new PictureSpots(this::at, ways));
  }
}
