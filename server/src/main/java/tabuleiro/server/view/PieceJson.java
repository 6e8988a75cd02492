package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import tabuleiro.rules.Piece;

/// A piece as pages draw it.
///
/// @param side `first` or `second`
/// @param kind a key for texts and pictures, such as `mole` or `tile`
/// @param number the number printed on a tile; 0 for every other piece
/// @param pattern the neighbouring cells that a tile marks in its rotation, bit 0 for the
///   north-west and then clockwise; 0 for every other piece
@Json
public record PieceJson(String side, String kind, int number, int pattern) {
  /// Returns a piece as JSON.
  public static PieceJson of(Piece piece) {
    return new PieceJson(piece.side().key(), piece.kind(), piece.number(), piece.pattern());
  }
}
