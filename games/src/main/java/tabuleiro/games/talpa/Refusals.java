package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Why a move is illegal: rules 4 and 5, checked square by square as their texts state them.
final class Refusals {
  private final TalpaPosition position;
  private final SquareBoard board;
  private final Side mover;

  private Refusals(TalpaPosition position) {
    this.position = position;
    board = position.game().board();
    mover = position.sideToMove();
  }

  /// As [TalpaPosition#findViolation(List)].
  static Optional<Violation> findViolation(TalpaPosition position, List<ClickTarget> path) {
    Refusals refusals = new Refusals(position);
    return MoveChecks.findViolation(
        position, path, refusals::findStartViolation, refusals::findMoveViolation);
  }

  private Optional<Violation> findStartViolation(int from) {
    String name = board.name(from);
    String rule = position.canCapture() ? "4" : "5";
    Optional<Side> owner = position.ownerAt(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell(rule, name));
    }
    if (owner.get() != mover) {
      return Optional.of(Violations.opponentsPiece(rule, name, owner.get(), mover));
    }
    return position.canCapture() && findCaptures(from).findAny().isEmpty()
        ? Optional.of(Violation.of("5", "nothing-to-capture", name).at(name))
        : Optional.empty();
  }

  private Optional<Violation> findMoveViolation(int from, int to) {
    return findStartViolation(from).or(() -> findCaptureViolation(from, to));
  }

  /// Precondition: the piece on `from` may move.
  private Optional<Violation> findCaptureViolation(int from, int to) {
    if (!position.canCapture()) {
      return Optional.of(removeInstead().at(board.name(from)));
    }
    if (from == to) {
      return Optional.of(captureFirst().at(findCaptures(from).map(board::name).toList()));
    }
    String name = board.name(to);
    if (!areNeighbours(from, to)) {
      return Optional.of(
          Violation.of("4", "not-beside", board.name(from), name).at(board.name(from), name));
    }
    Optional<Side> owner = position.ownerAt(to);
    if (owner.isEmpty()) {
      return Optional.of(Violation.of("4", "nothing-there", name).at(name));
    }
    return owner.get() == mover
        ? Optional.of(Violation.of("4", "own-piece-there", name, mover).at(name))
        : Optional.empty();
  }

  /// The violation of a removal although the mover has a capture.
  static Violation captureFirst() {
    return Violation.of("5", "capture-first");
  }

  /// The violation of a capture although none is possible on the board.
  static Violation removeInstead() {
    return Violation.of("5", "remove-instead");
  }

  /// Returns the squares next to `from` that have an enemy piece (rule 4).
  private Stream<Integer> findCaptures(int from) {
    return IntStream.range(0, board.cellCount())
        .filter(to -> areNeighbours(from, to))
        .filter(to -> position.ownerAt(to).equals(Optional.of(mover.other())))
        .boxed();
  }

  private boolean areNeighbours(int one, int other) {
    int columns = Math.abs(board.column(one) - board.column(other));
    int rows = Math.abs(board.row(one) - board.row(other));
    return columns + rows == 1;
  }
}
