package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.rules.SquareBoard;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Why a click path leads to no move.
final class Refusal {
  private final TalpaPosition position;
  private final SquareBoard board;
  private final Side mover;

  private Refusal(TalpaPosition position) {
    this.position = position;
    board = position.game().board();
    mover = position.sideToMove();
  }

  /// Returns the rule that forbids the path, or empty when a legal move begins with it.
  static Optional<Violation> of(TalpaPosition position, List<Spot> path) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    return new Refusal(position).ofPath(path);
  }

  private Optional<Violation> ofPath(List<Spot> path) {
    int[] squares = new int[path.size()];
    for (int i = 0; i < squares.length; i++) {
      if (!(path.get(i) instanceof Spot.Cell(int cell))) {
        return Optional.of(Violations.notAMove());
      }
      if (cell < 0 || cell >= board.cellCount()) {
        return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
      }
      squares[i] = cell;
    }
    return switch (squares.length) {
      case 0 -> Optional.empty();
      case 1 -> ofFrom(squares[0]);
      case 2 -> ofFrom(squares[0]).or(() -> ofCapture(squares[0], squares[1]));
      default -> Optional.of(Violations.notAMove());
    };
  }

  private Optional<Violation> ofFrom(int from) {
    String name = board.name(from);
    String rule = position.canCapture() ? "4" : "5";
    Optional<Side> owner = position.owner(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell(rule, name));
    }
    if (owner.get() != mover) {
      return Optional.of(Violations.notYours(rule, name, owner.get(), mover));
    }
    if (position.canCapture() && !hasCapture(position, from)) {
      return Optional.of(TalpaViolations.nothingToCapture(name));
    }
    return Optional.empty();
  }

  /// Precondition: the piece on `from` may move.
  private Optional<Violation> ofCapture(int from, int to) {
    if (!position.canCapture()) {
      return Optional.of(TalpaViolations.removeInstead());
    }
    if (from == to) {
      return Optional.of(TalpaViolations.captureFirst());
    }
    String name = board.name(to);
    if (!isBeside(board, from, to)) {
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
      if (isBeside(board, from, to)
          && position.owner(to).filter(owner -> owner != position.sideToMove()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBeside(SquareBoard board, int one, int other) {
    int across = Math.abs(board.column(one) - board.column(other));
    int upward = Math.abs(board.row(one) - board.row(other));
    return across + upward == 1;
  }
}
