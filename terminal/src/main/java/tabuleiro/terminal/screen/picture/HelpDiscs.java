package tabuleiro.terminal.screen.picture;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.TableBoard;

/// The game's help discs: empty cells on which one more tile of a side completes a pattern.
final class HelpDiscs {
  private final TableBoard board;
  private final Moment moment;
  private final Map<Integer, Set<Side>> discs = new HashMap<>();

  /// Finds them, where the viewer wants to see them.
  HelpDiscs(TableBoard board, Moment moment) {
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
        TileArt.marked(board, placed.cell(), placed.piece()).stream()
            .filter(cell -> moment.pieceAt(cell).isEmpty())
            .toList();
    if (empty.size() == 1) {
      Side side = placed.piece().side();
      discs.computeIfAbsent(empty.getFirst(), _ -> EnumSet.noneOf(Side.class)).add(side);
    }
  }

  /// Returns the sides for which there is a disc on a cell.
  Set<Side> at(int cell) {
    return discs.getOrDefault(cell, Set.of());
  }

  /// Returns the character of a disc.
  ///
  /// @param sides those for which it lies there; at least one
  int sign(Set<Side> sides) {
    if (sides.size() > 1) {
      return moment.ascii() ? '&' : '◐';
    }
    Side side = sides.iterator().next();
    if (moment.ascii()) {
      Piece tile = new Piece(side, "tile", 1, 0);
      return moment.symbol(tile).toLowerCase(Locale.ROOT).charAt(0);
    }
    return side == Side.FIRST ? '●' : '○';
  }
}
