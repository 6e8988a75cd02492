package tabuleiro.rules;

/// Something that a player selects on a screen to enter a move.
public sealed interface ClickTarget {
  /// A cell of the board.
  ///
  /// @param cell its number on the board
  record Cell(int cell) implements ClickTarget {}

  /// A tile in the hand of the side to move.
  ///
  /// @param number the number printed on the tile
  record Tile(int number) implements ClickTarget {}

  /// A rotation of the tile selected before.
  ///
  /// @param quarterTurns clockwise, 0 to 3
  record Rotation(int quarterTurns) implements ClickTarget {}
}
