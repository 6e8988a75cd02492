package tabuleiro.terminal.screen.picture;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;

/// Finds the help discs of an unbounded board: the empty cells on which one more tile of a side
/// completes a pattern.
final class HelpDiscs {
  private final UnboundedBoard board;
  private final BoardModel model;
  private final Map<Integer, Map<Side, Piece>> helpDiscs = new HashMap<>();

  /// Finds the discs when the user wants to see them.
  HelpDiscs(UnboundedBoard board, BoardModel model) {
    this.board = board;
    this.model = model;
    if (model.style().helpDiscs()) {
      model.scene().pieces().forEach(this::find);
    }
  }

  /// Adds the disc of a pattern that lacks one tile. The tile itself shows which cells its pattern
  /// marks; a mark of the scene shows when the opponent holds one of them.
  private void find(Scene.PlacedPiece placed) {
    if (model.isMarked(Scene.MarkStyle.SPOILED, placed.cell())) {
      return;
    }
    List<Integer> empty =
        TilePainter.cellsMarkedBy(board, placed.cell(), placed.piece()).stream()
            .filter(cell -> model.pieceAt(cell).isEmpty())
            .toList();
    if (empty.size() == 1) {
      Piece tile = placed.piece();
      helpDiscs
          .computeIfAbsent(empty.getFirst(), _ -> new EnumMap<>(Side.class))
          .put(tile.side(), tile);
    }
  }

  /// Returns whether a cell has a disc.
  boolean contains(int cell) {
    return helpDiscs.containsKey(cell);
  }

  /// Returns the character of a cell's disc: one for each side and one for both.
  int character(int cell) {
    Map<Side, Piece> sides = helpDiscs.getOrDefault(cell, Map.of());
    if (sides.size() > 1) {
      return model.isAsciiOnly() ? '&' : '◐';
    }
    Piece tile = sides.values().iterator().next();
    if (model.isAsciiOnly()) {
      return model.symbol(tile).toLowerCase(Locale.ROOT).charAt(0);
    }
    return tile.side() == Side.FIRST ? '●' : '○';
  }
}
