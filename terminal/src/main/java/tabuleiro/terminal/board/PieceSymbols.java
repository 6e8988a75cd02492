package tabuleiro.terminal.board;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// What stands for each cell of a scene: its piece's symbol, or that of an empty cell.
public final class PieceSymbols {
  private static final String EMPTY = ".";

  private final Map<Integer, String> symbols = new HashMap<>();

  /// @param words those of the game, which has the symbols of its pieces and marks
  PieceSymbols(Scene scene, Messages words) {
    for (Scene.Mark mark : scene.marks()) {
      String key = "symbol.mark." + mark.kind();
      if (words.hasKey(key)) {
        mark.cells().forEach(cell -> symbols.put(cell, words.format(key)));
      }
    }
    for (Scene.PlacedPiece placed : scene.pieces()) {
      symbols.put(placed.cell(), format(placed.piece(), words));
    }
  }

  /// Returns the symbol of a piece: one to three ASCII characters.
  ///
  /// @param words those of the game
  public static String format(Piece piece, Messages words) {
    String side = piece.side() == Side.FIRST ? "first" : "second";
    return words.format("symbol." + side + "." + piece.kind());
  }

  /// Returns the symbol of a cell.
  String atCell(int cell) {
    return symbols.getOrDefault(cell, EMPTY);
  }
}
