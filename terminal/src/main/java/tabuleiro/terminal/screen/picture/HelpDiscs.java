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

/// The game's help discs: empty cells on which one more tile of a side completes a pattern.
final class HelpDiscs {
  private final UnboundedBoard board;
  private final BoardModel moment;
  private final Map<Integer, Map<Side, Piece>> discs = new HashMap<>();

  /// Finds them, where the viewer wants to see them.
  HelpDiscs(UnboundedBoard board, BoardModel moment) {
    this.board = board;
    this.moment = moment;
    if (moment.style().helpDiscs()) {
      moment.scene().pieces().forEach(this::find);
    }
  }

  /// Adds the disc for a pattern that lacks one tile: the marked cells are known from the picture
  /// of the tile, and that none of them is the opponent's from the marks of the position.
  private void find(Scene.PlacedPiece placed) {
    if (moment.isMarked("spoiled", placed.cell())) {
      return;
    }
    List<Integer> empty =
        TilePainter.cellsMarkedBy(board, placed.cell(), placed.piece()).stream()
            .filter(cell -> moment.pieceAt(cell).isEmpty())
            .toList();
    if (empty.size() == 1) {
      Piece tile = placed.piece();
      discs
          .computeIfAbsent(empty.getFirst(), _ -> new EnumMap<>(Side.class))
          .put(tile.side(), tile);
    }
  }

  /// Returns whether there is a disc on a cell.
  boolean contains(int cell) {
    return discs.containsKey(cell);
  }

  /// Returns the character of the disc on a cell: another for each side, and for both.
  int character(int cell) {
    Map<Side, Piece> sides = discs.getOrDefault(cell, Map.of());
    if (sides.size() > 1) {
      return moment.isAsciiOnly() ? '&' : '◐';
    }
    Piece tile = sides.values().iterator().next();
    if (moment.isAsciiOnly()) {
      return moment.symbol(tile).toLowerCase(Locale.ROOT).charAt(0);
    }
    return tile.side() == Side.FIRST ? '●' : '○';
  }
}
