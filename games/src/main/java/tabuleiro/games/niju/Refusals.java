package tabuleiro.games.niju;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Why a move is illegal: which rule forbids a tile, a rotation or a cell in a position.
final class Refusals {
  private final LaidTiles tiles;

  Refusals(NijuPosition position) {
    tiles = position.tiles();
  }

  /// As [NijuPosition#findViolation(List)].
  static Optional<Violation> findViolation(NijuPosition position, List<ClickTarget> path) {
    return new Refusals(position).findPathViolation(path);
  }

  /// Returns what forbids a click path, which is a tile, its rotation and its cell.
  Optional<Violation> findPathViolation(List<ClickTarget> path) {
    if (tiles.isOver()) {
      return Optional.of(Violations.gameOver());
    }
    if (path.isEmpty()) {
      return Optional.empty();
    }
    if (!(path.get(0) instanceof ClickTarget.Tile(int tile))) {
      return Optional.of(Violation.of("", "tile-first"));
    }
    Optional<Violation> violation = findTileViolation(tile);
    if (violation.isPresent() || path.size() == 1) {
      return violation;
    }
    if (!(path.get(1) instanceof ClickTarget.Rotation(int turns))) {
      return Optional.of(Violation.of("", "turn-second"));
    }
    violation = findRotationViolation(tile, turns);
    if (violation.isPresent() || path.size() == 2) {
      return violation;
    }
    if (!(path.get(2) instanceof ClickTarget.Cell(int cell))) {
      return Optional.of(Violation.of("", "cell-third"));
    }
    if (cell < 0 || cell >= NijuMove.BOARD.cellCount()) {
      return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
    }
    violation = findCellViolation(NijuMove.BOARD.column(cell), NijuMove.BOARD.row(cell));
    if (violation.isPresent() || path.size() == 3) {
      return violation;
    }
    return Optional.of(Violation.of("", "move-complete"));
  }

  /// Returns why the mover may not lay a tile. Rule 1: it is in the mover's hand.
  Optional<Violation> findTileViolation(int tile) {
    Side mover = tiles.sideToMove();
    int max = tiles.game().hands().of(mover);
    if (tile < 1 || tile > max) {
      return Optional.of(Violation.of("1", "no-such-tile", tile, max));
    }
    return NijuHand.has(tiles.hand(mover), tile)
        ? Optional.empty()
        : Optional.of(Violation.of("1", "tile-laid", mover, tile));
  }

  /// Returns why a rotation is no move. Rule 4: only rotations that look different are moves.
  private static Optional<Violation> findRotationViolation(int tile, int turns) {
    if (turns < 0 || turns > 3) {
      return Optional.of(Violations.outOfRange(String.valueOf(turns), 0, 3));
    }
    int smallest = NijuTiles.canonicalTurns(tile, turns);
    return turns == smallest
        ? Optional.empty()
        : Optional.of(Violation.of("4", "same-turn", tile, turns, smallest));
  }

  /// Returns why no tile may go on a cell. Rule 3: the cell is empty and shares an edge with a
  /// tile; the first tile goes on 0,0.
  Optional<Violation> findCellViolation(int x, int y) {
    int row = NijuMove.REACH - y;
    int column = x + NijuMove.REACH;
    String name = x + "," + y;
    if (tiles.isPlayable(row, column)) {
      return Optional.empty();
    }
    if (tiles.laidCount() == 0) {
      return Optional.of(Violation.of("3", "first-tile", name).at(name));
    }
    return tiles.hasTile(row, column)
        ? Optional.of(Violation.of("3", "cell-taken", name).at(name))
        : Optional.of(Violation.of("3", "not-touching", name).at(name));
  }
}
