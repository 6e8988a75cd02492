package tabuleiro.view.position;

import tabuleiro.protocol.position.PieceJson;
import tabuleiro.rules.Piece;

/// Makes [PieceJson].
public final class PieceJsonMapper {
  private PieceJsonMapper() {}

  /// Returns a piece as JSON.
  public static PieceJson of(Piece piece) {
    return new PieceJson(piece.side().key(), piece.kind(), piece.number(), piece.pattern());
  }
}
