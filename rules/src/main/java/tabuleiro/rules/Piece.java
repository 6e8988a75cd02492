package tabuleiro.rules;

/// A piece as it is drawn.
///
/// @param side its owner
/// @param kind which kind of piece it is, a key for words and pictures: `mole`, `checker`, `stone`,
///   `king`, `soldier`, `tile` and so on
/// @param number the number printed on a tile, 0 for every other piece
/// @param pattern the eight cells around a tile that its pattern marks as it lies, bit 0 for
///   north-west and on clockwise; 0 for every other piece
public record Piece(Side side, String kind, int number, int pattern) {
  /// Returns a piece that is not a tile.
  public static Piece of(Side side, String kind) {
    return new Piece(side, kind, 0, 0);
  }
}
