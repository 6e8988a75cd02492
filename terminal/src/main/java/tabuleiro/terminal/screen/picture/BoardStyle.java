package tabuleiro.terminal.screen.picture;

/// How a viewer wants boards to be drawn.
///
/// @param asciiOnly whether only ASCII characters may be used
/// @param flipped whether the board is turned by half a turn
/// @param asSquare whether a diamond is drawn as a square with horizontal rows
/// @param helpDiscs whether a table marks the cells that are one tile from completing a pattern
/// @param scrollColumns by how many cells a table's picture is moved to the right
/// @param scrollRows by how many cells it is moved upwards
/// @param zoom by how many sizes its cells are larger than those with which all of it fits; smaller
///   where it is negative
public record BoardStyle(
    boolean asciiOnly,
    boolean flipped,
    boolean asSquare,
    boolean helpDiscs,
    int scrollColumns,
    int scrollRows,
    int zoom) {
  /// What is drawn where nothing was chosen.
  public static final BoardStyle STANDARD = new BoardStyle(false, false, false, false, 0, 0, 0);
}
