package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.Locale;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// A piece as it is drawn.
///
/// @param side `first` or `second`
/// @param kind a key for words and pictures, such as `mole` or `tile`
/// @param number the number printed on a tile, 0 for every other piece
/// @param pattern the eight cells around a tile that it marks as it lies, bit 0 for north-west and
///   on clockwise; 0 for every other piece
@Json
public record PieceJson(String side, String kind, int number, int pattern) {
  /// Returns how a piece is drawn.
  public static PieceJson of(Piece piece) {
    return new PieceJson(side(piece.side()), piece.kind(), piece.number(), piece.pattern());
  }

  static String side(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
