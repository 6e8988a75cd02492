package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Says which rule forbids a move. It walks the way square by square, as a person checks a move,
/// and is written apart from the generator: a test compares the two.
final class Refusals {
  private final TrenchPosition position;
  private final Side mover;
  private final int from;
  private final int to;
  private final int reach;

  private Refusals(TrenchPosition position, int from, int to) {
    this.position = position;
    this.mover = position.sideToMove();
    this.from = from;
    this.to = to;
    this.reach = position.reachAt(from);
  }

  /// As [TrenchPosition#findViolation(List)].
  static Optional<Violation> whyNot(TrenchPosition position, List<ClickTarget> path) {
    if (position.outcome().isOver()) {
      return Optional.of(Violations.gameOver());
    }
    int[] squares = new int[path.size()];
    for (int i = 0; i < squares.length; i++) {
      if (!(path.get(i) instanceof ClickTarget.Cell(int cell))) {
        return Optional.of(Violations.illegalMove());
      }
      if (cell < 0 || cell >= TrenchGame.BOARD.cellCount()) {
        return Optional.of(Violations.noSuchCell(String.valueOf(cell)));
      }
      squares[i] = cell;
    }
    return switch (squares.length) {
      case 0 -> Optional.empty();
      case 1 -> whyNotFrom(position, squares[0]);
      case 2 -> whyNot(position, squares[0], squares[1]);
      default -> Optional.of(Violations.illegalMove());
    };
  }

  /// Returns why no move begins on a square.
  ///
  /// Precondition: the game goes on.
  static Optional<Violation> whyNotFrom(TrenchPosition position, int from) {
    Optional<Violation> problem = whyNotOwn(position, from);
    if (problem.isPresent()) {
      return problem;
    }
    for (int to = 0; to < TrenchGame.BOARD.cellCount(); to++) {
      if (new Refusals(position, from, to).whyNot().isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(Violations.pieceCannotMove("4", name(from)));
  }

  /// Returns why a move is not legal.
  ///
  /// Precondition: the game goes on.
  static Optional<Violation> whyNot(TrenchPosition position, int from, int to) {
    Optional<Violation> problem = whyNotOwn(position, from);
    return problem.isPresent() ? problem : new Refusals(position, from, to).whyNot();
  }

  private static Optional<Violation> whyNotOwn(TrenchPosition position, int from) {
    Side mover = position.sideToMove();
    Optional<Side> owner = position.ownerAt(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell("3", name(from)));
    }
    return owner.get() == mover
        ? Optional.empty()
        : Optional.of(Violations.opponentsPiece("3", name(from), owner.get(), mover));
  }

  private Optional<Violation> whyNot() {
    if (from == to) {
      return no("3", "stays", name(from));
    }
    if (!TrenchSquares.isLine(from, to)) {
      return no("4", "not-straight", name(from), name(to));
    }
    Message piece = Message.of("piece." + TrenchRank.ofReach(reach).kind());
    if (!goesThatWay()) {
      int advance = TrenchSquares.advance(mover, from, to);
      String way = advance > 0 ? "forward" : advance < 0 ? "backward" : "sideways";
      return no("4", "not-" + way, piece);
    }
    int distance = TrenchSquares.distance(from, to);
    if (distance > reach) {
      return no("4", "too-far", name(to), distance, piece, reach);
    }
    return whyNotAlongTheWay();
  }

  /// Rule 4: the directions of the ranks.
  private boolean goesThatWay() {
    if (TrenchSquares.isOrthogonal(from, to)) {
      return true;
    }
    TrenchRank rank = TrenchRank.ofReach(reach);
    int advance = TrenchSquares.advance(mover, from, to);
    if (advance > 0) {
      return rank != TrenchRank.SOLDIER;
    }
    return advance < 0
        ? rank == TrenchRank.CAPTAIN || rank == TrenchRank.GENERAL
        : rank == TrenchRank.COLONEL || rank == TrenchRank.GENERAL;
  }

  private Optional<Violation> whyNotAlongTheWay() {
    int step = TrenchSquares.step(from, to);
    for (int square = from + step; ; square += step) {
      Optional<Side> owner = position.ownerAt(square);
      if (owner.isPresent()) {
        Optional<Violation> problem =
            owner.get() == mover ? whyNotPastOwn(square) : whyNotPastEnemy(square);
        if (problem.isPresent()) {
          return problem;
        }
      }
      if (square == to) {
        return Optional.empty();
      }
    }
  }

  /// Rule 4, and 6b for a piece that starts in the trench: its own side's pieces block.
  private Optional<Violation> whyNotPastOwn(int square) {
    if (square == to) {
      return no("4", "own-piece", name(square));
    }
    return no(isAhead() && startsInTrench() ? "6b" : "4", "in-the-way", name(square));
  }

  /// Rules 5 and 6: an enemy on the way is captured or blocks.
  private Optional<Violation> whyNotPastEnemy(int square) {
    boolean isTarget = square == to;
    if (startsInTrench()) {
      if (isAhead()) {
        return Optional.empty();
      }
      boolean isAlong = TrenchSquares.advance(mover, from, to) == 0;
      String rule = isAlong ? "6d" : "6c";
      return isTarget
          ? no(rule, isAlong ? "along-trench" : "behind-trench", name(square))
          : no(rule, "in-the-way", name(square));
    }
    if (TrenchSquares.has(TrenchSquares.TRENCH, square) && isAhead()) {
      return no("6a", isTarget ? "from-behind" : "trench-passed", name(square));
    }
    if (isTarget) {
      return Optional.empty();
    }
    boolean isAcross =
        TrenchSquares.depth(mover, from) < 0 != TrenchSquares.depth(mover, square) < 0;
    return no(isAcross ? "6e" : "5", "stops-at-capture", name(square));
  }

  private boolean startsInTrench() {
    return TrenchSquares.has(TrenchSquares.TRENCH, from);
  }

  private boolean isAhead() {
    return TrenchSquares.advance(mover, from, to) > 0;
  }

  private static Optional<Violation> no(String rule, String key, Object... arguments) {
    return Optional.of(Violation.of(rule, key, arguments));
  }

  private static String name(int square) {
    return TrenchGame.BOARD.name(square);
  }
}
