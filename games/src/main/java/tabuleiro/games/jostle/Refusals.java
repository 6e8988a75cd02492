package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// Rule 4 in the words of the rules page, for telling a player what is wrong with a move. The legal
/// moves themselves come from [JostleMoveSet].
final class Refusals {
  static final String RULE = "4";

  private Refusals() {}

  /// Returns what forbids a click path, or empty when a legal move begins with it.
  static Optional<Violation> whyNot(JostlePosition position, List<ClickTarget> path) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    if (path.isEmpty()) {
      return Optional.empty();
    }
    Board board = position.game().board();
    for (ClickTarget spot : path) {
      if (!(spot instanceof ClickTarget.Cell(int cell))) {
        return Optional.of(Violations.illegalMove());
      }
      if (cell < 0 || cell >= board.cellCount()) {
        return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
      }
    }
    int from = ((ClickTarget.Cell) path.getFirst()).cell();
    Optional<Violation> wrongStart = whyNotFrom(position, from);
    if (wrongStart.isPresent() || path.size() == 1) {
      return wrongStart.or(() -> whyStuck(position, from));
    }
    Optional<Violation> wrongStep =
        whyNotStep(position, from, ((ClickTarget.Cell) path.get(1)).cell());
    return wrongStep.isPresent() || path.size() == 2
        ? wrongStep
        : Optional.of(Violations.illegalMove());
  }

  /// Returns why the side to move has no checker on a cell.
  private static Optional<Violation> whyNotFrom(JostlePosition position, int from) {
    String name = position.game().board().name(from);
    Side mover = position.sideToMove();
    Optional<Side> owner = owner(position, from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell(RULE, name));
    }
    return owner.get() == mover
        ? Optional.empty()
        : Optional.of(Violations.opponentsPiece(RULE, name, owner.get(), mover));
  }

  private static Optional<Violation> whyStuck(JostlePosition position, int from) {
    return hasMove(position, from)
        ? Optional.empty()
        : Optional.of(Violations.pieceCannotMove(RULE, position.game().board().name(from)));
  }

  /// Returns whether the mover's checker on a cell has a legal move.
  static boolean hasMove(JostlePosition position, int from) {
    BitboardLayout layout = position.game().layout();
    for (int shift : layout.directionShifts()) {
      int to = layout.cellOf(layout.bitOf(from) + shift);
      if (to >= 0 && whyNotStep(position, from, to).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Returns why the mover's checker on `from` may not step to `to`.
  private static Optional<Violation> whyNotStep(JostlePosition position, int from, int to) {
    BitboardLayout layout = position.game().layout();
    Board board = layout.board();
    if (!layout.directionShifts().contains(layout.bitOf(to) - layout.bitOf(from))) {
      return Optional.of(Violation.of(RULE, "not-adjacent", board.name(from), board.name(to)));
    }
    Optional<Side> occupant = owner(position, to);
    if (occupant.isPresent()) {
      return Optional.of(Violation.of(RULE, "occupied", board.name(to), occupant.get()));
    }
    Side mover = position.sideToMove();
    int before = value(position, mover, from, from);
    int after = value(position, mover, to, from);
    if (after > before) {
      return Optional.empty();
    }
    return Optional.of(
        after == before
            ? Violation.of(RULE, "value-stays", before)
            : Violation.of(RULE, "value-falls", before, after));
  }

  /// Returns the value of a checker of `side` on `cell` (Rule 3), not counting `without`.
  static int value(JostlePosition position, Side side, int cell, int without) {
    BitboardLayout layout = position.game().layout();
    int value = 0;
    for (int shift : layout.directionShifts()) {
      int neighbour = layout.cellOf(layout.bitOf(cell) + shift);
      if (neighbour >= 0 && neighbour != without) {
        Optional<Side> owner = owner(position, neighbour);
        value += owner.isEmpty() ? 0 : owner.get() == side ? 1 : -1;
      }
    }
    return value;
  }

  /// Returns whose checker stands on a cell.
  static Optional<Side> owner(JostlePosition position, int cell) {
    int bit = position.game().layout().bitOf(cell);
    for (Side side : Side.values()) {
      if (position.checkers(side).has(bit)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
