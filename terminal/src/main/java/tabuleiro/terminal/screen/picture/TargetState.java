package tabuleiro.terminal.screen.picture;

import tabuleiro.terminal.screen.grid.ColourRole;

/// The states of a target, the most important first. Each state has its own characters, so that
/// nothing is shown by colour alone.
enum TargetState {
  CURSOR(ColourRole.CURSOR, "[]", "┏┓┗┛", "[]", "[][]"),
  LEGAL(ColourRole.LEGAL, "··", "··  ", "::", "::  "),
  PICKED(ColourRole.PICKED, "«»", "╔╗╚╝", "{}", "{}{}"),
  PATTERN(ColourRole.PATTERN, "()", "╭╮╰╯", "()", "()()"),
  WINNING(ColourRole.WON, "★★", "★★  ", "!!", "!!  "),
  CAPTURED(ColourRole.TAKEN, "/\\", "╱╲╲╱", "/\\", "/\\\\/"),
  LAST(ColourRole.LAST, "‹›", "┌┐└┘", "<>", "<><>"),
  SPOILED(ColourRole.SECONDARY, "× ", "  × ", "x ", "  x ");

  private final ColourRole colour;
  private final String sides;
  private final String corners;
  private final String asciiSides;
  private final String asciiCorners;

  /// @param sides the characters left and right of a target one row high
  /// @param corners the characters in the corners of a higher target, in reading order
  /// @param asciiSides the same in ASCII
  /// @param asciiCorners the same in ASCII
  TargetState(
      ColourRole colour, String sides, String corners, String asciiSides, String asciiCorners) {
    this.colour = colour;
    this.sides = sides;
    this.corners = corners;
    this.asciiSides = asciiSides;
    this.asciiCorners = asciiCorners;
  }

  ColourRole colour() {
    return colour;
  }

  /// Returns whether this state colours the whole background of a target.
  boolean coloursBackground() {
    return this != SPOILED;
  }

  /// Returns the character beside a target.
  ///
  /// @param right 0 for the left side, 1 for the right one
  int side(int right, boolean ascii) {
    return (ascii ? asciiSides : sides).charAt(right);
  }

  /// Returns the character in a corner of a target.
  ///
  /// @param right 0 for the left side, 1 for the right one
  /// @param down 0 for the upper row, 1 for the lower one
  int corner(int right, int down, boolean ascii) {
    return (ascii ? asciiCorners : corners).charAt(2 * down + right);
  }
}
