package tabuleiro.games.niju;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Says which rule forbids a tile, a turn or a cell in a position.
final class Refusals {
  private final NijuTable table;

  Refusals(NijuPosition position) {
    table = position.table();
  }

  /// As [NijuPosition#findViolation(List)]: a tile, its turn, its cell.
  Optional<Violation> whyNot(List<ClickTarget> path) {
    if (table.isOver()) {
      return Optional.of(Violations.gameOver());
    }
    if (path.isEmpty()) {
      return Optional.empty();
    }
    if (!(path.get(0) instanceof ClickTarget.Tile(int tile))) {
      return Optional.of(Violation.of("", "tile-first"));
    }
    Optional<Violation> refusal = tile(tile);
    if (refusal.isPresent() || path.size() == 1) {
      return refusal;
    }
    if (!(path.get(1) instanceof ClickTarget.Rotation(int turns))) {
      return Optional.of(Violation.of("", "turn-second"));
    }
    refusal = turn(tile, turns);
    if (refusal.isPresent() || path.size() == 2) {
      return refusal;
    }
    if (!(path.get(2) instanceof ClickTarget.Cell(int cell))) {
      return Optional.of(Violation.of("", "cell-third"));
    }
    if (cell < 0 || cell >= NijuMove.BOARD.cellCount()) {
      return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
    }
    refusal = cell(NijuMove.BOARD.column(cell), NijuMove.BOARD.row(cell));
    if (refusal.isPresent() || path.size() == 3) {
      return refusal;
    }
    return Optional.of(Violation.of("", "move-complete"));
  }

  /// Rule 1: the tile is in the mover's hand.
  Optional<Violation> tile(int tile) {
    Side mover = table.sideToMove();
    int most = table.game().tilesPerSide();
    if (tile < 1 || tile > most) {
      return Optional.of(Violation.of("1", "no-such-tile", tile, most));
    }
    return NijuHand.has(table.hand(mover), tile)
        ? Optional.empty()
        : Optional.of(Violation.of("1", "tile-laid", mover, tile));
  }

  /// Rule 4: only rotations that look different are separate moves.
  private static Optional<Violation> turn(int tile, int turns) {
    if (turns < 0 || turns > 3) {
      return Optional.of(Violations.outOfRange(String.valueOf(turns), 0, 3));
    }
    int smallest = NijuTiles.canonicalTurns(tile, turns);
    return turns == smallest
        ? Optional.empty()
        : Optional.of(Violation.of("4", "same-turn", tile, turns, smallest));
  }

  /// Rule 3: the cell is empty and shares an edge with a tile; the first tile goes on 0,0.
  Optional<Violation> cell(int x, int y) {
    int row = NijuMove.REACH - y;
    int column = x + NijuMove.REACH;
    String name = x + "," + y;
    if (table.isPlayable(row, column)) {
      return Optional.empty();
    }
    if (table.laidCount() == 0) {
      return Optional.of(Violation.of("3", "first-tile", name));
    }
    return table.hasTile(row, column)
        ? Optional.of(Violation.of("3", "cell-taken", name))
        : Optional.of(Violation.of("3", "not-touching", name));
  }
}
