package tabuleiro.rules;

/// Something that a person picks to enter a move.
public sealed interface ClickTarget {
  /// A cell of the board.
  ///
  /// @param cell the board's number for it
  record Cell(int cell) implements ClickTarget {}

  /// A tile of the mover's hand.
  ///
  /// @param number the number printed on the tile
  record Tile(int number) implements ClickTarget {}

  /// A turn of the tile in hand.
  ///
  /// @param quarterTurns clockwise, 0 to 3
  record Rotation(int quarterTurns) implements ClickTarget {}
}
