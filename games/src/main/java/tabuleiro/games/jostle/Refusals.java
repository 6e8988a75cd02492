package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// Why a move is illegal: rule 4, checked neighbour by neighbour as its text states it. The legal
/// moves themselves come from [JostleMoveSet].
final class Refusals {
  /// The rule about moves.
  static final String RULE = "4";

  private Refusals() {}

  /// As [JostlePosition#findViolation(List)].
  static Optional<Violation> findViolation(JostlePosition position, List<ClickTarget> path) {
    return MoveChecks.findViolation(
        position,
        path,
        from -> findStartViolation(position, from),
        (from, to) -> findMoveViolation(position, from, to));
  }

  private static Optional<Violation> findStartViolation(JostlePosition position, int from) {
    Optional<Violation> violation = findOwnerViolation(position, from);
    if (violation.isPresent() || hasMove(position, from)) {
      return violation;
    }
    return Optional.of(Violations.pieceCannotMove(RULE, position.game().board().name(from)));
  }

  private static Optional<Violation> findMoveViolation(JostlePosition position, int from, int to) {
    return findOwnerViolation(position, from).or(() -> findStepViolation(position, from, to));
  }

  /// Returns why the side to move has no checker on a cell.
  private static Optional<Violation> findOwnerViolation(JostlePosition position, int from) {
    String name = position.game().board().name(from);
    Side mover = position.sideToMove();
    Optional<Side> owner = position.ownerAt(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell(RULE, name));
    }
    return owner.get() == mover
        ? Optional.empty()
        : Optional.of(Violations.opponentsPiece(RULE, name, owner.get(), mover));
  }

  /// Returns whether the mover's checker on a cell has a legal move.
  static boolean hasMove(JostlePosition position, int from) {
    BitboardLayout layout = position.game().layout();
    for (int shift : layout.directionShifts()) {
      int to = layout.cellOf(layout.bitOf(from) + shift);
      if (to >= 0 && findStepViolation(position, from, to).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Returns why the mover's checker on `from` may not step to `to`.
  private static Optional<Violation> findStepViolation(JostlePosition position, int from, int to) {
    BitboardLayout layout = position.game().layout();
    Board board = layout.board();
    String start = board.name(from);
    String target = board.name(to);
    if (!layout.directionShifts().contains(layout.bitOf(to) - layout.bitOf(from))) {
      return Optional.of(Violation.of(RULE, "not-adjacent", start, target).at(start, target));
    }
    Optional<Side> occupant = position.ownerAt(to);
    if (occupant.isPresent()) {
      return Optional.of(Violation.of(RULE, "occupied", target, occupant.get()).at(target));
    }
    Side mover = position.sideToMove();
    int before = position.value(mover, from, from);
    int after = position.value(mover, to, from);
    if (after > before) {
      return Optional.empty();
    }
    Violation violation =
        after == before
            ? Violation.of(RULE, "value-stays", before)
            : Violation.of(RULE, "value-falls", before, after);
    return Optional.of(violation.at(start, target));
  }
}
