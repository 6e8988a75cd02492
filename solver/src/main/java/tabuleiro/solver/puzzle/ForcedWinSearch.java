package tabuleiro.solver.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Searches whether a side can force a win within a number of its own moves, with every move of
/// both sides. It needs nothing but the rules, hence it proves for every game, but not far. Not
/// safe for several threads.
final class ForcedWinSearch {
  private static final int STOP_CHECK_INTERVAL = 1024;

  /// What is known of a position: the attacker wins within `won` moves, and does not within `held`.
  private record Bounds(int won, int held) {
    static final Bounds NONE = new Bounds(Integer.MAX_VALUE, -1);
  }

  private final Side attacker;
  private final long maxNodes;
  private final BooleanSupplier stop;
  private final Map<Long, Bounds> table = new HashMap<>();
  private long nodes;
  private boolean isExhausted;

  /// @param attacker the side whose win is searched
  /// @param maxNodes the number of positions after which the search gives up
  /// @param stop checked often; when it returns true, the search gives up
  ForcedWinSearch(Side attacker, long maxNodes, BooleanSupplier stop) {
    this.attacker = attacker;
    this.maxNodes = maxNodes;
    this.stop = stop;
  }

  /// Returns the number of positions that were searched.
  long nodes() {
    return nodes;
  }

  /// Returns whether the search gave up. Then its negative answers since mean nothing.
  boolean isExhausted() {
    return isExhausted;
  }

  /// Returns whether the attacker forces a win from a position within a number of its moves.
  boolean wins(Position position, int moves) {
    if (position.outcome().isOver()) {
      return position.outcome().winner().filter(attacker::equals).isPresent();
    }
    boolean isAttack = position.sideToMove() == attacker;
    if (isExhausted() || (isAttack && moves == 0) || isLimitReached()) {
      return false;
    }
    Bounds known = table.getOrDefault(position.hash(), Bounds.NONE);
    if (moves >= known.won() || moves <= known.held()) {
      return moves >= known.won();
    }
    boolean isWon = isAttack ? canAttack(position, moves) : cannotDefend(position, moves);
    if (!isExhausted()) {
      table.put(
          position.hash(),
          isWon ? new Bounds(moves, known.held()) : new Bounds(known.won(), moves));
    }
    return isWon;
  }

  private boolean isLimitReached() {
    nodes++;
    isExhausted |= nodes > maxNodes || (nodes % STOP_CHECK_INTERVAL == 0 && stop.getAsBoolean());
    return isExhausted;
  }

  /// Wins at once come first: they are cheap to find.
  private boolean canAttack(Position position, int moves) {
    List<Position> children = new ArrayList<>();
    for (int move : moves(position)) {
      Position after = position.playUnchecked(move);
      if (!after.outcome().isOver()) {
        children.add(after);
      } else if (wins(after, 0)) {
        return true;
      }
    }
    return moves > 1 && children.stream().anyMatch(after -> wins(after, moves - 1));
  }

  private boolean cannotDefend(Position position, int moves) {
    for (int move : moves(position)) {
      if (!wins(position.playUnchecked(move), moves)) {
        return false;
      }
    }
    return true;
  }

  /// Returns a move of the defender after which the attacker does not win within the moves; 0 when
  /// there is none, or the search gave up.
  int defence(Position position, int moves) {
    for (int move : moves(position)) {
      if (!wins(position.playUnchecked(move), moves) && !isExhausted()) {
        return move;
      }
    }
    return 0;
  }

  /// Returns the moves of a forced win: the attacker wins as soon as possible, and the defender
  /// resists as long as possible. Shorter when the search gives up.
  ///
  /// Precondition: the attacker wins from the position within the moves.
  List<Integer> line(Position start, int moves) {
    List<Integer> line = new ArrayList<>();
    Position position = start;
    int left = distance(position, moves);
    while (!position.outcome().isOver() && !isExhausted()) {
      boolean isAttack = position.sideToMove() == attacker;
      int best = 0;
      int bestDistance = -1;
      for (int move : moves(position)) {
        int after = distance(position.playUnchecked(move), isAttack ? left - 1 : left);
        boolean isBetter =
            isAttack ? bestDistance < 0 || after < bestDistance : after > bestDistance;
        if (after <= left && isBetter) {
          best = move;
          bestDistance = after;
        }
      }
      line.add(best);
      position = position.playUnchecked(best);
      left = bestDistance;
    }
    return isExhausted() ? List.of() : line;
  }

  /// Returns within how many moves the attacker wins; more than `limit` when it does not within
  /// `limit`.
  private int distance(Position position, int limit) {
    int moves = 0;
    while (moves <= limit && !wins(position, moves)) {
      moves++;
    }
    return moves > limit ? Integer.MAX_VALUE : moves;
  }

  private static int[] moves(Position position) {
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    return moves;
  }
}
