package tabuleiro.terminal.screen.picture.canvas;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;

/// A picture that is being drawn; it records which target each of its characters belongs to.
public final class BoardCanvas {
  private final CharacterGrid grid;
  private final Map<Integer, ClickTarget> targetsByIndex = new HashMap<>();

  public BoardCanvas(int columns, int rows) {
    grid = new CharacterGrid(columns, rows);
  }

  /// Draws a character.
  public void put(int column, int row, int character, TextStyle style) {
    grid.put(column, row, character, style);
  }

  /// Writes a text in the colour of coordinates.
  public void label(int column, int row, String text) {
    grid.write(column, row, text, TextStyle.of(ColourRole.LINE));
  }

  /// Writes a text from a place to the right.
  public void write(int column, int row, String text, TextStyle style) {
    grid.write(column, row, text, style);
  }

  /// Fills a rectangle with a background.
  public void fill(Box box, ColourRole background) {
    TextStyle style = TextStyle.of(ColourRole.TEXT).onBackground(background);
    grid.fill(box.left(), box.top(), box.width(), box.height(), ' ', style);
  }

  /// Fills a rectangle with a background, and assigns its characters to a target.
  public void fill(Box box, ColourRole background, ClickTarget target) {
    fill(box, background);
    for (int row = box.top(); row <= box.bottom(); row++) {
      for (int column = box.left(); column <= box.right(); column++) {
        if (grid.contains(column, row)) {
          targetsByIndex.put(row * grid.columns() + column, target);
        }
      }
    }
  }

  /// Returns the drawing.
  public CharacterGrid grid() {
    return grid;
  }

  /// Returns the target to which a character belongs; empty when there is none.
  public Optional<ClickTarget> targetAt(int column, int row) {
    return grid.contains(column, row)
        ? Optional.ofNullable(targetsByIndex.get(row * grid.columns() + column))
        : Optional.empty();
  }

  /// Returns the picture, with the navigation of its cursor.
  public BoardPicture toPicture(CursorNavigation navigation) {
    return new BoardPicture(grid, new PictureTargetMap(this::targetAt, navigation));
  }
}
