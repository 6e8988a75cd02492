package tabuleiro.terminal.screen.picture;

import tabuleiro.terminal.screen.grid.ColourRole;

/// What a spot is at one moment besides what stands on it, the most telling first. Each has signs
/// of its own, so that nothing rests on colours.
enum SpotState {
  CURSOR(ColourRole.CURSOR, "[]", "┏┓┗┛", "[]", "[][]"),
  LEGAL(ColourRole.LEGAL, "··", "··  ", "::", "::  "),
  PICKED(ColourRole.PICKED, "«»", "╔╗╚╝", "{}", "{}{}"),
  PATTERN(ColourRole.PATTERN, "()", "╭╮╰╯", "()", "()()"),
  WINNING(ColourRole.WON, "★★", "★★  ", "!!", "!!  "),
  CAPTURED(ColourRole.TAKEN, "/\\", "╱╲╲╱", "/\\", "/\\\\/"),
  LAST(ColourRole.LAST, "‹›", "┌┐└┘", "<>", "<><>"),
  SPOILED(ColourRole.SECONDARY, "× ", "  × ", "x ", "  x ");

  private final ColourRole ink;
  private final String sides;
  private final String corners;
  private final String plainSides;
  private final String plainCorners;

  /// @param sides what stands left and right of a spot one row high
  /// @param corners what stands in the corners of a higher one, in the order of reading
  /// @param plainSides the same in ASCII
  /// @param plainCorners the same in ASCII
  SpotState(ColourRole ink, String sides, String corners, String plainSides, String plainCorners) {
    this.ink = ink;
    this.sides = sides;
    this.corners = corners;
    this.plainSides = plainSides;
    this.plainCorners = plainCorners;
  }

  ColourRole colour() {
    return ink;
  }

  /// Returns whether the whole ground of a spot takes on the colour of this state.
  boolean coloursBackground() {
    return this != SPOILED;
  }

  /// Returns what stands beside a spot.
  ///
  /// @param right 0 for the left side, 1 for the right one
  int side(int right, boolean ascii) {
    return (ascii ? plainSides : sides).charAt(right);
  }

  /// Returns what stands in a corner of a spot.
  ///
  /// @param right 0 for the left side, 1 for the right one
  /// @param down 0 for the upper row, 1 for the lower one
  int corner(int right, int down, boolean ascii) {
    return (ascii ? plainCorners : corners).charAt(2 * down + right);
  }
}
