package tabuleiro.solver.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.ThreatRules;

/// Searches whether a side can force a win within a number of its own moves, with every move of
/// both sides. It needs nothing but the rules, hence it proves for every game, but not far. Where
/// the threats of a game are known, it leaves out the moves that lose at once. Not safe for several
/// threads.
final class ForcedWinSearch {
  private static final int STOP_CHECK_INTERVAL = 1024;

  /// What is known of a position: the attacker wins within `won` moves, and does not within `held`.
  private record Bounds(int won, int held) {
    static final Bounds NONE = new Bounds(Integer.MAX_VALUE, -1);
  }

  private final Optional<ThreatRules> threats;
  private final Side attacker;
  private final long maxNodes;
  private final BooleanSupplier stop;
  private final Map<Long, Bounds> table = new HashMap<>();
  private long nodes;
  private boolean isExhausted;

  /// @param game the game of the positions
  /// @param attacker the side whose win is searched
  /// @param maxNodes the number of positions after which the search gives up
  /// @param stop checked often; when it returns true, the search gives up
  ForcedWinSearch(Game game, Side attacker, long maxNodes, BooleanSupplier stop) {
    this.threats = SolverGames.threats(game);
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
    return wins(position.trail(), moves);
  }

  private boolean wins(Trail trail, int moves) {
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return isWin(outcome);
    }
    boolean isAttack = trail.sideToMove() == attacker;
    if (isExhausted() || (isAttack && moves == 0) || isLimitReached()) {
      return false;
    }
    long hash = trail.hash();
    Bounds known = table.getOrDefault(hash, Bounds.NONE);
    if (moves >= known.won() || moves <= known.held()) {
      return moves >= known.won();
    }
    boolean isWon = isAttack ? canAttack(trail, moves) : cannotDefend(trail, moves);
    if (!isExhausted()) {
      table.put(hash, isWon ? new Bounds(moves, known.held()) : new Bounds(known.won(), moves));
    }
    return isWon;
  }

  private boolean isWin(Outcome outcome) {
    return outcome.winner().filter(attacker::equals).isPresent();
  }

  private boolean isLimitReached() {
    nodes++;
    isExhausted |= nodes > maxNodes || (nodes % STOP_CHECK_INTERVAL == 0 && stop.getAsBoolean());
    return isExhausted;
  }

  /// Wins at once come first: they are cheap to find.
  private boolean canAttack(Trail trail, int moves) {
    if (threats.isPresent()) {
      return threats.get().canWinAtOnce(trail)
          || (moves > 1
              && IntStream.of(threats.get().defendingMoves(trail))
                  .anyMatch(move -> winsAfter(trail, move, moves - 1)));
    }
    IntStream.Builder others = IntStream.builder();
    for (int move : moves(trail)) {
      trail.play(move);
      Outcome outcome = trail.outcome();
      trail.undo();
      if (!outcome.isOver()) {
        others.add(move);
      } else if (isWin(outcome)) {
        return true;
      }
    }
    return moves > 1 && others.build().anyMatch(move -> winsAfter(trail, move, moves - 1));
  }

  private boolean winsAfter(Trail trail, int move, int moves) {
    trail.play(move);
    boolean isWon = wins(trail, moves);
    trail.undo();
    return isWon;
  }

  private boolean cannotDefend(Trail trail, int moves) {
    if (threats.isPresent() && moves > 0) {
      return cannotDefend(trail, moves, threats.get());
    }
    return IntStream.of(moves(trail)).allMatch(move -> winsAfter(trail, move, moves));
  }

  /// Defences that threaten come first: they leave the attacker few moves.
  private boolean cannotDefend(Trail trail, int moves, ThreatRules rules) {
    if (rules.canWinAtOnce(trail)) {
      return false;
    }
    IntStream.Builder quiet = IntStream.builder();
    for (int move : rules.defendingMoves(trail)) {
      if (moves > 1 && !isThreat(trail, move, rules)) {
        quiet.add(move);
      } else if (!winsAfter(trail, move, moves)) {
        return false;
      }
    }
    return quiet.build().allMatch(move -> winsAfter(trail, move, moves));
  }

  private static boolean isThreat(Trail trail, int move, ThreatRules rules) {
    trail.play(move);
    boolean isThreat = rules.isThreatened(trail);
    trail.undo();
    return isThreat;
  }

  /// Returns a move of the defender after which the attacker does not win within the moves; 0 when
  /// there is none, or the search gave up.
  int defence(Position position, int moves) {
    Trail trail = position.trail();
    int[] defences =
        threats.isPresent() && moves > 0 ? threats.get().defendingMoves(trail) : moves(trail);
    for (int move : defences) {
      if (!winsAfter(trail, move, moves) && !isExhausted()) {
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
    Trail trail = start.trail();
    int left = distance(trail, moves);
    while (!trail.outcome().isOver() && !isExhausted()) {
      boolean isAttack = trail.sideToMove() == attacker;
      int best = 0;
      int bestDistance = -1;
      for (int move : moves(trail)) {
        trail.play(move);
        int after = distance(trail, isAttack ? left - 1 : left);
        trail.undo();
        boolean isBetter =
            isAttack ? bestDistance < 0 || after < bestDistance : after > bestDistance;
        if (after <= left && isBetter) {
          best = move;
          bestDistance = after;
        }
      }
      line.add(best);
      trail.play(best);
      left = bestDistance;
    }
    return isExhausted() ? List.of() : line;
  }

  /// Returns within how many moves the attacker wins; more than `limit` when it does not within
  /// `limit`.
  private int distance(Trail trail, int limit) {
    int moves = 0;
    while (moves <= limit && !wins(trail, moves)) {
      moves++;
    }
    return moves > limit ? Integer.MAX_VALUE : moves;
  }

  private static int[] moves(Trail trail) {
    int[] moves = new int[trail.countMoves()];
    trail.generateMoves(moves, 0);
    return moves;
  }
}
