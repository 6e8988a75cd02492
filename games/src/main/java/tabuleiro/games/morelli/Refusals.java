package tabuleiro.games.morelli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// Moves as people enter them, and the rule that forbids what they enter.
record Refusals(MorelliPosition position) {
  private static final String EXAMPLE = "a1b2";
  private static final Pattern FORM = Pattern.compile("([a-z][0-9]{1,2})([a-z][0-9]{1,2})");

  int parse(String text) {
    Matcher squares = FORM.matcher(text);
    if (!squares.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    int from = cell(squares.group(1));
    int to = cell(squares.group(2));
    return move(from, to);
  }

  /// Returns the move between two cells.
  ///
  /// @throws IllegalMoveException when it is not legal
  int move(int from, int to) {
    whyNot(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)))
        .ifPresent(violation -> {
          throw new IllegalMoveException(violation);
        });
    return MorelliMove.of(from, to);
  }

  private int cell(String name) {
    OptionalInt cell = position.game().board().cell(name);
    if (cell.isEmpty()) {
      throw new MoveFormatException(Violations.noSuchCell(name));
    }
    return cell.getAsInt();
  }

  Optional<Violation> whyNot(List<ClickTarget> path) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    for (ClickTarget spot : path) {
      Optional<Violation> violation = whyNoCell(spot);
      if (violation.isPresent()) {
        return violation;
      }
    }
    return switch (path.size()) {
      case 0 -> Optional.empty();
      case 1 -> whyNotFrom(cell(path.getFirst()));
      case 2 ->
          whyNotFrom(cell(path.getFirst()))
              .or(() -> whyNotTo(cell(path.getFirst()), cell(path.getLast())));
      default -> Optional.of(Violations.illegalMove());
    };
  }

  private Optional<Violation> whyNoCell(ClickTarget spot) {
    if (!(spot instanceof ClickTarget.Cell(int cell))) {
      return Optional.of(Violations.illegalMove());
    }
    return cell >= 0 && cell < geometry().cellCount()
        ? Optional.empty()
        : Optional.of(Violations.noSuchCell(String.valueOf(cell)));
  }

  /// Precondition: [#whyNoCell(Spot)] had no objection.
  private static int cell(ClickTarget spot) {
    return ((ClickTarget.Cell) spot).cell();
  }

  private Optional<Violation> whyNotFrom(int from) {
    Side mover = position.sideToMove();
    if (from == geometry().centre() && position.throneOwner().isPresent()) {
      return Optional.of(Violation.of("4", "king-stays", name(from)));
    }
    if (isEmpty(from)) {
      return Optional.of(Violations.emptyCell("4", name(from)));
    }
    if (!position.hasStone(mover, from)) {
      return Optional.of(Violations.opponentsPiece("3", name(from), mover.other(), mover));
    }
    return hasMove(from)
        ? Optional.empty()
        : Optional.of(Violations.pieceCannotMove("4", name(from)));
  }

  /// Returns whether a stone can move. On a straight line the bands rise before they fall, so a
  /// stone that can move at all can also move by one step.
  private boolean hasMove(int from) {
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      int to = from + geometry().offset(direction);
      if (geometry().isInside(from, direction, 1)
          && geometry().band(to) > geometry().band(from)
          && to != geometry().centre()
          && isEmpty(to)) {
        return true;
      }
    }
    return false;
  }

  private boolean isEmpty(int cell) {
    return !position.hasStone(Side.FIRST, cell) && !position.hasStone(Side.SECOND, cell);
  }

  /// Rule 4, for a stone of the mover.
  private Optional<Violation> whyNotTo(int from, int to) {
    if (from == to) {
      return forbidden("same-square", name(from));
    }
    SquareBoard board = geometry().board();
    int dx = board.column(to) - board.column(from);
    int dy = board.row(to) - board.row(from);
    if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
      return forbidden("no-line", name(from), name(to));
    }
    if (to == geometry().centre()) {
      return forbidden("throne-landing", name(to));
    }
    if (geometry().band(to) <= geometry().band(from)) {
      return forbidden("no-nearer", name(from), name(to));
    }
    if (!isEmpty(to)) {
      return forbidden("occupied", name(to));
    }
    int step = board.cellAt(Integer.signum(dx), 0) + board.cellAt(0, Integer.signum(dy));
    for (int cell = from + step; cell != to; cell += step) {
      if (!isEmpty(cell)) {
        return forbidden("blocked", name(from), name(to), name(cell));
      }
      if (cell == geometry().centre() && position.throneOwner().isPresent()) {
        return forbidden("blocked-by-king", name(from), name(to), name(cell));
      }
    }
    return Optional.empty();
  }

  private static Optional<Violation> forbidden(String key, Object... arguments) {
    return Optional.of(Violation.of("4", key, arguments));
  }

  private String name(int cell) {
    return geometry().board().name(cell);
  }

  private MorelliGeometry geometry() {
    return position.game().geometry();
  }
}
