package tabuleiro.rules;

/// A piece as a screen draws it. Immutable.
///
/// @param side its owner
/// @param kind a key for texts and pictures, such as `mole` or `tile`
/// @param number the number printed on a tile; 0 for every other piece
/// @param pattern the neighbouring cells that the pattern of a tile marks, rotated as the tile
///   lies: bit 0 for north-west, then clockwise; 0 for every other piece
public record Piece(Side side, String kind, int number, int pattern) {
  /// Returns a piece that is not a tile.
  public static Piece of(Side side, String kind) {
    return new Piece(side, kind, 0, 0);
  }
}
