package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.board.PieceSymbols;
import tabuleiro.text.Messages;

/// A sign for a side's pieces, so that the players are told apart without colours: solid for the
/// first side and hollow for the second, as the pictures have them, or what stands for a piece in
/// plain text.
public final class SideSymbol {
  private SideSymbol() {}

  /// Returns one to three characters.
  ///
  /// @param words those of the scene's game
  public static String format(Side side, Scene scene, Messages words, boolean ascii) {
    Optional<Piece> piece = pieces(scene).filter(one -> one.side() == side).findFirst();
    if (piece.isPresent() && (ascii || piece.get().number() > 0)) {
      return PieceSymbols.format(piece.get(), words);
    }
    return side == Side.FIRST ? "●" : "○";
  }

  /// Returns whether a side has several kinds of pieces.
  public static boolean hasSeveralKinds(Scene scene) {
    return pieces(scene).map(Piece::kind).distinct().count() > 1;
  }

  private static Stream<Piece> pieces(Scene scene) {
    Stream<Piece> laid = scene.pieces().stream().map(Scene.PlacedPiece::piece);
    return Stream.concat(
        laid, scene.hands().stream().map(Scene.Hand::pieces).flatMap(List::stream));
  }
}
