package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Why a move is illegal: rules 3 to 6, checked square by square as their texts state them. This is
/// independent of the move generator, and a test compares the two.
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
  static Optional<Violation> findViolation(TrenchPosition position, List<ClickTarget> path) {
    return MoveChecks.findViolation(
        position,
        path,
        from -> findStartViolation(position, from),
        (from, to) -> findMoveViolation(position, from, to));
  }

  private static Optional<Violation> findStartViolation(TrenchPosition position, int from) {
    Optional<Violation> violation = findOwnerViolation(position, from);
    if (violation.isPresent()) {
      return violation;
    }
    for (int to = 0; to < TrenchGame.BOARD.cellCount(); to++) {
      if (new Refusals(position, from, to).findMoveViolation().isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(Violations.pieceCannotMove("4", name(from)));
  }

  private static Optional<Violation> findMoveViolation(TrenchPosition position, int from, int to) {
    return findOwnerViolation(position, from)
        .or(() -> new Refusals(position, from, to).findMoveViolation());
  }

  /// Returns why the side to move has no piece on a square.
  private static Optional<Violation> findOwnerViolation(TrenchPosition position, int from) {
    Side mover = position.sideToMove();
    Optional<Side> owner = position.ownerAt(from);
    if (owner.isEmpty()) {
      return Optional.of(Violations.emptyCell("3", name(from)));
    }
    return owner.get() == mover
        ? Optional.empty()
        : Optional.of(Violations.opponentsPiece("3", name(from), owner.get(), mover));
  }

  /// Precondition: the mover has a piece on `from`.
  private Optional<Violation> findMoveViolation() {
    if (from == to) {
      return violation("3", "stays", from, name(from));
    }
    if (!TrenchSquares.isLine(from, to)) {
      return violation("4", "not-straight", to, name(from), name(to));
    }
    Message piece = Message.of("piece." + TrenchRank.ofReach(reach).kind());
    if (!mayGoInDirection()) {
      int advance = TrenchSquares.advance(mover, from, to);
      String way = advance > 0 ? "forward" : advance < 0 ? "backward" : "sideways";
      return violation("4", "not-" + way, to, piece);
    }
    int distance = TrenchSquares.distance(from, to);
    if (distance > reach) {
      return violation("4", "too-far", to, name(to), distance, piece, reach);
    }
    return findPathViolation();
  }

  /// Returns whether the piece's rank may go in the direction of the move (rule 4).
  private boolean mayGoInDirection() {
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

  private Optional<Violation> findPathViolation() {
    int step = TrenchSquares.step(from, to);
    for (int square = from + step; ; square += step) {
      Optional<Side> owner = position.ownerAt(square);
      if (owner.isPresent()) {
        Optional<Violation> violation =
            owner.get() == mover ? findOwnPieceViolation(square) : findEnemyPieceViolation(square);
        if (violation.isPresent()) {
          return violation;
        }
      }
      if (square == to) {
        return Optional.empty();
      }
    }
  }

  /// Returns why a piece of the mover on the path blocks the move: by rule 4, or by rule 6b for a
  /// move that starts in the trench.
  private Optional<Violation> findOwnPieceViolation(int square) {
    if (square == to) {
      return blocked("4", "own-piece", square);
    }
    return blocked(isAhead() && startsInTrench() ? "6b" : "4", "in-the-way", square);
  }

  /// Returns why an enemy piece on the path blocks the move, or empty when it is captured (rules 5
  /// and 6).
  private Optional<Violation> findEnemyPieceViolation(int square) {
    boolean isTarget = square == to;
    if (startsInTrench()) {
      if (isAhead()) {
        return Optional.empty();
      }
      boolean isAlongTrench = TrenchSquares.advance(mover, from, to) == 0;
      String rule = isAlongTrench ? "6d" : "6c";
      return isTarget
          ? blocked(rule, isAlongTrench ? "along-trench" : "behind-trench", square)
          : blocked(rule, "in-the-way", square);
    }
    if (TrenchSquares.has(TrenchSquares.TRENCH, square) && isAhead()) {
      return blocked("6a", isTarget ? "from-behind" : "trench-passed", square);
    }
    if (isTarget) {
      return Optional.empty();
    }
    boolean isAcrossTrench =
        TrenchSquares.depth(mover, from) < 0 != TrenchSquares.depth(mover, square) < 0;
    return blocked(isAcrossTrench ? "6e" : "5", "stops-at-capture", square);
  }

  private boolean startsInTrench() {
    return TrenchSquares.has(TrenchSquares.TRENCH, from);
  }

  private boolean isAhead() {
    return TrenchSquares.advance(mover, from, to) > 0;
  }

  /// Returns a violation about the piece on a square of the path.
  private static Optional<Violation> blocked(String rule, String key, int square) {
    return violation(rule, key, square, name(square));
  }

  /// Returns a violation about a square.
  private static Optional<Violation> violation(
      String rule, String key, int square, Object... arguments) {
    return Optional.of(Violation.of(rule, key, arguments).at(name(square)));
  }

  private static String name(int square) {
    return TrenchGame.BOARD.name(square);
  }
}
