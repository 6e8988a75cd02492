package tabuleiro.terminal.screen.grid;

/// What a character or its ground means; a theme chooses the colour. Meaning never rests on the
/// colour alone: a shape or a letter says the same.
public enum ColourRole {
  /// Where nothing is.
  DEFAULT,
  TEXT,
  SECONDARY,
  TITLE,
  KEY,
  ALERT,
  /// The chosen line of a menu.
  CHOSEN,
  /// The first player's and the second player's pieces and names.
  FIRST,
  SECOND,
  /// Pieces that belong to nobody.
  NEUTRAL,
  /// Cells of a board, of two shades where it has some.
  CELL,
  OTHER_CELL,
  /// The lines between cells and the coordinates.
  LINE,
  /// Morelli's bands from the outermost inwards; they begin again after the last.
  BAND_1,
  BAND_2,
  BAND_3,
  BAND_4,
  /// The throne, the trench, and cells that a tile's pattern marks.
  THRONE,
  TRENCH,
  PATTERN,
  /// Cells that can be picked now, the cell under the cursor, and the cells picked so far.
  LEGAL,
  CURSOR,
  PICKED,
  /// Cells of the last move, and those where it took something.
  LAST,
  TAKEN,
  /// Cells that won: a path, a frame, a completed pattern.
  WON
}
