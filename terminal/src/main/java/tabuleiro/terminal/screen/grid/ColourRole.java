package tabuleiro.terminal.screen.grid;

/// The role of a colour, for characters and for backgrounds; a theme assigns the colours. No
/// meaning is shown by colour alone: a shape or a letter shows it too.
public enum ColourRole {
  /// An empty place.
  DEFAULT,
  TEXT,
  SECONDARY,
  TITLE,
  KEY,
  ALERT,
  /// The selected line of a menu.
  CHOSEN,
  /// The pieces and names of the first and the second player.
  FIRST,
  SECOND,
  /// Pieces that belong to neither player.
  NEUTRAL,
  /// The cells of a board, in two shades for boards that have them.
  CELL,
  OTHER_CELL,
  /// The lines between cells and the coordinates.
  LINE,
  /// The bands of cells around a marked centre, from the outermost inwards; repeated after the
  /// last.
  BAND_1,
  BAND_2,
  BAND_3,
  BAND_4,
  /// Cells with a special mark: a throne, a trench, and cells that the pattern of a tile marks.
  THRONE,
  TRENCH,
  PATTERN,
  /// Cells that can be selected now, the cell under the cursor, and the cells selected so far.
  LEGAL,
  CURSOR,
  PICKED,
  /// Cells of the last move, and cells where it captured something.
  LAST,
  TAKEN,
  /// Cells that decided the game: a path, a frame, a completed pattern.
  WON
}
