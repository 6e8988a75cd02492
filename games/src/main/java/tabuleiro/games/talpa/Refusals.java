package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Why a click path leads to no move.
final class Refusals {
  private final TalpaPosition position;
  private final SquareBoard board;
  private final Side mover;

  private Refusals(TalpaPosition position) {
    this.position = position;
    board = position.game().board();
    mover = position.sideToMove();
  }

  /// Returns the rule that forbids the path, or empty when a legal move begins with it.
  static Optional<Violation> whyNot(TalpaPosition position, List<ClickTarget> path) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    return new Refusals(position).whyNotPath(path);
  }

  private Optional<Violation> whyNotPath(List<ClickTarget> path) {
    int[] squares = new int[path.size()];
    for (int i = 0; i < squares.length; i++) {
      if (!(path.get(i) instanceof ClickTarget.Cell(int cell))) {
        return Optional.of(Violations.illegalMove());
      }
      if (cell < 0 || cell >= board.cellCount()) {
        return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
      }
      squares[i] = cell;
    }
    return switch (squares.length) {
      case 0 -> Optional.empty();
      case 1 -> whyNotFrom(squares[0]);
      case 2 -> whyNotFrom(squares[0]).or(() -> whyNotCapture(squares[0], squares[1]));
      default -> Optional.of(Violations.illegalMove());
    };
  }

  private Optional<Violation> whyNotFrom(int from) {
    String name = board.name(from);
    String rule = position.canCapture() ? "4" : "5";
    Optional<Side> owner = position.owner(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell(rule, name));
    }
    if (owner.get() != mover) {
      return Optional.of(Violations.opponentsPiece(rule, name, owner.get(), mover));
    }
    if (position.canCapture() && !hasCapture(position, from)) {
      return Optional.of(TalpaViolations.nothingToCapture(name));
    }
    return Optional.empty();
  }

  /// Precondition: the piece on `from` may move.
  private Optional<Violation> whyNotCapture(int from, int to) {
    if (!position.canCapture()) {
      return Optional.of(TalpaViolations.removeInstead());
    }
    if (from == to) {
      return Optional.of(TalpaViolations.captureFirst());
    }
    String name = board.name(to);
    if (!areNeighbours(board, from, to)) {
      return Optional.of(TalpaViolations.notBeside(board.name(from), name));
    }
    Optional<Side> owner = position.owner(to);
    if (owner.isEmpty()) {
      return Optional.of(TalpaViolations.nothingThere(name));
    }
    return owner.get() == mover
        ? Optional.of(TalpaViolations.ownPieceThere(name, mover))
        : Optional.empty();
  }

  /// Returns whether the mover's piece on `from` has an enemy piece beside it (rule 4).
  static boolean hasCapture(TalpaPosition position, int from) {
    SquareBoard board = position.game().board();
    for (int to = 0; to < board.cellCount(); to++) {
      if (areNeighbours(board, from, to)
          && position.owner(to).filter(owner -> owner != position.sideToMove()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean areNeighbours(SquareBoard board, int one, int other) {
    int across = Math.abs(board.column(one) - board.column(other));
    int upward = Math.abs(board.row(one) - board.row(other));
    return across + upward == 1;
  }
}
