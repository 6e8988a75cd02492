package tabuleiro.games.common;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// Checks of entered moves that several games share.
public final class MoveChecks {
  private MoveChecks() {}

  /// A rule about a move from one cell to another.
  @FunctionalInterface
  public interface CellPairRule {
    /// Returns why the move is not legal, or empty when it is.
    Optional<Violation> findViolation(int from, int to);
  }

  /// Returns what forbids a click path in a game whose click paths are one or two cells: the piece,
  /// then its target. Empty when a legal move begins with the path.
  ///
  /// @param start says why no move begins on a cell of the board
  /// @param move says why there is no move between two cells of the board
  public static Optional<Violation> findViolation(
      Position position,
      List<ClickTarget> path,
      IntFunction<Optional<Violation>> start,
      CellPairRule move) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    int[] cells = new int[path.size()];
    for (int i = 0; i < cells.length; i++) {
      if (!(path.get(i) instanceof ClickTarget.Cell(int cell))) {
        return Optional.of(Violations.illegalMove());
      }
      if (cell < 0 || cell >= position.game().board().cellCount()) {
        return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
      }
      cells[i] = cell;
    }
    return switch (cells.length) {
      case 0 -> Optional.empty();
      case 1 -> start.apply(cells[0]);
      case 2 -> move.findViolation(cells[0], cells[1]);
      default ->
          move.findViolation(cells[0], cells[1]).or(() -> Optional.of(Violations.illegalMove()));
    };
  }

  /// Throws when a rule is violated.
  ///
  /// @throws IllegalMoveException when there is a violation
  public static void require(Optional<Violation> violation) {
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
  }

  /// Returns the cell of a name.
  ///
  /// @throws MoveFormatException when the board has no such cell
  public static int parseCell(Board board, String name) {
    return board.cell(name).orElseThrow(() -> new MoveFormatException(Violations.noSuchCell(name)));
  }
}
