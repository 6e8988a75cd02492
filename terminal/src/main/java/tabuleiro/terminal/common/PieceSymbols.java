package tabuleiro.terminal.common;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.text.Messages;

/// Maps each cell of a scene to the symbol of its piece or of an empty cell.
public final class PieceSymbols {
  private static final String EMPTY = ".";

  private final Map<Integer, String> symbols = new HashMap<>();

  /// Maps the cells of a scene.
  ///
  /// @param messages the messages of the game, which contain the symbols of its pieces and marks
  public PieceSymbols(Scene scene, Messages messages) {
    for (Scene.Mark mark : scene.marks()) {
      String key = "symbol.mark." + mark.kind().key();
      if (messages.hasKey(key)) {
        mark.cells().forEach(cell -> symbols.put(cell, messages.format(key)));
      }
    }
    for (Scene.PlacedPiece placed : scene.pieces()) {
      symbols.put(placed.cell(), format(placed.piece(), messages));
    }
  }

  /// Returns the symbol of a piece: one to three ASCII characters.
  ///
  /// @param messages the messages of the game, which contain the symbols of its pieces and marks
  public static String format(Piece piece, Messages messages) {
    String side = piece.side().key();
    return messages.format("symbol." + side + "." + piece.kind());
  }

  /// Returns the symbol of a cell.
  public String atCell(int cell) {
    return symbols.getOrDefault(cell, EMPTY);
  }
}
