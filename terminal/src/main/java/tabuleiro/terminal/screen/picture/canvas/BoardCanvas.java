package tabuleiro.terminal.screen.picture.canvas;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;

/// A picture that is being drawn, and which spot each of its characters belongs to.
public final class BoardCanvas {
  private final CharacterGrid sheet;
  private final Map<Integer, ClickTarget> hits = new HashMap<>();

  public BoardCanvas(int columns, int rows) {
    sheet = new CharacterGrid(columns, rows);
  }

  /// Draws a character.
  public void put(int column, int row, int character, TextStyle look) {
    sheet.put(column, row, character, look);
  }

  /// Writes a text in the colour of coordinates.
  public void label(int column, int row, String text) {
    sheet.write(column, row, text, TextStyle.of(ColourRole.LINE));
  }

  /// Writes a text to the right from a place on.
  public void write(int column, int row, String text, TextStyle look) {
    sheet.write(column, row, text, look);
  }

  /// Covers a rectangle with a ground, and gives its characters to a spot.
  public void fill(Box box, ColourRole ground, ClickTarget spot) {
    TextStyle look = TextStyle.of(ColourRole.TEXT).onBackground(ground);
    sheet.fill(box.left(), box.top(), box.width(), box.height(), ' ', look);
    for (int row = box.top(); row <= box.bottom(); row++) {
      for (int column = box.left(); column <= box.right(); column++) {
        if (sheet.contains(column, row)) {
          hits.put(row * sheet.columns() + column, spot);
        }
      }
    }
  }

  /// Returns what has been drawn.
  public CharacterGrid grid() {
    return sheet;
  }

  /// Returns the spot to which a character belongs.
  public Optional<ClickTarget> spotAt(int column, int row) {
    return sheet.contains(column, row)
        ? Optional.ofNullable(hits.get(row * sheet.columns() + column))
        : Optional.empty();
  }

  /// Returns the picture, with the ways of the cursor.
  public BoardPicture toPicture(CursorNavigation ways) {
    return new BoardPicture(sheet, new PictureSpotMap(this::spotAt, ways));
  }
}
