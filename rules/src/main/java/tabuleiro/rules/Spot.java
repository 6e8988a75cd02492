package tabuleiro.rules;

/// Something that a person picks to enter a move.
public sealed interface Spot {
  /// A cell of the board.
  ///
  /// @param cell the board's number for it
  record Cell(int cell) implements Spot {}

  /// A tile of the mover's hand.
  ///
  /// @param number the number printed on the tile
  record Tile(int number) implements Spot {}

  /// A turn of the tile in hand.
  ///
  /// @param quarterTurns clockwise, 0 to 3
  record Turn(int quarterTurns) implements Spot {}
}
