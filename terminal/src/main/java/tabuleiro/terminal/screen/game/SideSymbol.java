package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.PieceSymbols;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.Messages;

/// Finds a symbol for a side's pieces, so that the players can be told apart without colours: a
/// filled disc for the first side and a hollow one for the second, as in the pictures of boards, or
/// the piece's symbol in plain text.
public final class SideSymbol {
  private SideSymbol() {}

  /// Returns one to three characters.
  ///
  /// @param messages the messages of the game
  public static String format(Side side, Scene scene, Messages messages, boolean ascii) {
    Optional<Piece> piece = pieces(scene).filter(one -> one.side() == side).findFirst();
    if (piece.isPresent() && (ascii || piece.get().number() > 0)) {
      return PieceSymbols.format(piece.get(), messages);
    }
    return side == Side.FIRST ? "●" : "○";
  }

  /// Returns the style of a side's name: the colour of its pieces on that of the board, which is
  /// the background on which every piece can be seen.
  public static TextStyle style(Side side) {
    ColourRole colour = side == Side.FIRST ? ColourRole.FIRST : ColourRole.SECOND;
    return TextStyle.of(colour).onBackground(ColourRole.CELL).asBold();
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
