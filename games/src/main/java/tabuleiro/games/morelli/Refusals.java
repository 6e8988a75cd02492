package tabuleiro.games.morelli;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Why a move is illegal: rule 4, checked square by square as its text states it.
final class Refusals {
  private static final String RULE = "4";

  private final MorelliPosition position;
  private final MorelliGeometry geometry;

  private Refusals(MorelliPosition position) {
    this.position = position;
    geometry = position.game().geometry();
  }

  /// As [MorelliPosition#findViolation(List)].
  static Optional<Violation> findViolation(MorelliPosition position, List<ClickTarget> path) {
    Refusals refusals = new Refusals(position);
    return MoveChecks.findViolation(
        position, path, refusals::findStartViolation, refusals::findMoveViolation);
  }

  private Optional<Violation> findStartViolation(int from) {
    Side mover = position.sideToMove();
    if (from == geometry.centre() && position.throneOwner().isPresent()) {
      return violation("king-stays", List.of(from), name(from));
    }
    if (isEmpty(from)) {
      return Optional.of(Violations.emptyCell(RULE, name(from)));
    }
    if (!position.hasStone(mover, from)) {
      return Optional.of(Violations.opponentsPiece("3", name(from), mover.other(), mover));
    }
    return hasMove(from)
        ? Optional.empty()
        : Optional.of(Violations.pieceCannotMove(RULE, name(from)));
  }

  private Optional<Violation> findMoveViolation(int from, int to) {
    return findStartViolation(from).or(() -> findTargetViolation(from, to));
  }

  /// Returns whether a stone can move. On a straight line the bands rise before they fall, so a
  /// stone that can move at all can also move by one step.
  private boolean hasMove(int from) {
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      int to = from + geometry.offset(direction);
      if (geometry.isInside(from, direction, 1)
          && geometry.band(to) > geometry.band(from)
          && to != geometry.centre()
          && isEmpty(to)) {
        return true;
      }
    }
    return false;
  }

  private boolean isEmpty(int cell) {
    return !position.hasStone(Side.FIRST, cell) && !position.hasStone(Side.SECOND, cell);
  }

  /// Precondition: the mover has a stone on `from`.
  private Optional<Violation> findTargetViolation(int from, int to) {
    if (from == to) {
      return violation("same-square", List.of(from), name(from));
    }
    SquareBoard board = geometry.board();
    int columns = board.column(to) - board.column(from);
    int rows = board.row(to) - board.row(from);
    if (columns != 0 && rows != 0 && Math.abs(columns) != Math.abs(rows)) {
      return violation("no-line", List.of(from, to), name(from), name(to));
    }
    if (to == geometry.centre()) {
      return violation("throne-landing", List.of(to), name(to));
    }
    if (geometry.band(to) <= geometry.band(from)) {
      return violation("no-nearer", List.of(from, to), name(from), name(to));
    }
    if (!isEmpty(to)) {
      return violation("occupied", List.of(to), name(to));
    }
    int step = board.cellAt(Integer.signum(columns), 0) + board.cellAt(0, Integer.signum(rows));
    for (int cell = from + step; cell != to; cell += step) {
      if (!isEmpty(cell)) {
        return violation("blocked", List.of(cell), name(from), name(to), name(cell));
      }
      if (cell == geometry.centre() && position.throneOwner().isPresent()) {
        return violation("blocked-by-king", List.of(cell), name(from), name(to), name(cell));
      }
    }
    return Optional.empty();
  }

  private Optional<Violation> violation(String key, List<Integer> cells, Object... arguments) {
    List<String> names = cells.stream().map(this::name).toList();
    return Optional.of(Violation.of(RULE, key, arguments).at(names));
  }

  private String name(int cell) {
    return geometry.board().name(cell);
  }
}
