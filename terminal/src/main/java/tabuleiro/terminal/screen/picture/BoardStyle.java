package tabuleiro.terminal.screen.picture;

/// How boards are drawn.
///
/// @param asciiOnly whether only ASCII characters may be used
/// @param flipped whether the board is rotated by half a turn
/// @param asSquare whether a diamond is drawn as a square with horizontal rows
/// @param helpDiscs whether an unbounded board marks the cells that are one tile from completing a
///   pattern
/// @param scrollColumns by how many cells an unbounded board is scrolled to the right
/// @param scrollRows by how many cells it is scrolled upwards
/// @param zoom by how many sizes its cells are larger than the size at which all of it fits;
///   smaller where it is negative
/// @param values whether the numbers of pieces are shown
public record BoardStyle(
    boolean asciiOnly,
    boolean flipped,
    boolean asSquare,
    boolean helpDiscs,
    int scrollColumns,
    int scrollRows,
    int zoom,
    boolean values) {
  /// The style without any choice of the user.
  public static final BoardStyle STANDARD =
      new BoardStyle(false, false, false, false, 0, 0, 0, false);
}
