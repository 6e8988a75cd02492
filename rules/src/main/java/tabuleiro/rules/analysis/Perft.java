package tabuleiro.rules.analysis;

import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// Counts the variations of a given length, the standard test of a move generator (perft). A game
/// that is over has no continuations.
public final class Perft {
  private final Trail trail;
  private final int[] moves;
  private final int maxMoves;

  private Perft(Position position, int depth) {
    trail = position.trail();
    maxMoves = position.game().maxMoves();
    moves = new int[maxMoves * Math.max(1, depth - 1)];
  }

  /// Returns the number of variations of `depth` plies from `position`.
  ///
  /// @throws IllegalArgumentException when the depth is negative
  public static long count(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("the depth must be at least 0, not " + depth);
    }
    return depth == 0 ? 1 : new Perft(position, depth).count(depth);
  }

  /// Returns, for each legal move in the order of generation, the number of variations of `depth`
  /// plies that begin with it.
  ///
  /// @throws IllegalArgumentException when the depth is less than 1
  public static Map<String, Long> divide(Position position, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("the depth must be at least 1, not " + depth);
    }
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int move : position.legalMoves()) {
      counts.put(position.formatMove(move), count(position.playUnchecked(move), depth - 1));
    }
    return counts;
  }

  private long count(int depth) {
    if (depth == 1) {
      return trail.countMoves();
    }
    int offset = (depth - 2) * maxMoves;
    int end = trail.generateMoves(moves, offset);
    long total = 0;
    for (int i = offset; i < end; i++) {
      trail.play(moves[i]);
      total += count(depth - 1);
      trail.undo();
    }
    return total;
  }
}
