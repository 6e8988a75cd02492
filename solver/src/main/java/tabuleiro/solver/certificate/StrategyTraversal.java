package tabuleiro.solver.certificate;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.SolverStrategy;

/// Visits all games in which one side follows its strategy, in the order of the checker, and writes
/// the strategy's moves. Those that an interrupted run has written are read instead.
final class StrategyTraversal {
  private final ProofGoal goal;
  private final SolverStrategy strategy;
  private final SolverTrail trail;
  private final LeafRule leaves;
  private final CertificateLog entries;

  /// The keys of the positions that the checker has visited at this point. The checker counts
  /// symmetric positions as one, and so does the set. A collision of two hashed keys would yield a
  /// certificate that the checker rejects.
  private final PositionKeySet visited = new PositionKeySet();

  /// @param trail at the position where the traversal starts
  StrategyTraversal(
      ProofGoal goal,
      SolverStrategy strategy,
      SolverTrail trail,
      LeafRule leaves,
      CertificateLog entries) {
    this.goal = goal;
    this.strategy = strategy;
    this.trail = trail;
    this.leaves = leaves;
    this.entries = entries;
  }

  /// Traverses a position; the trail is at the same position.
  void traverse(Position position) throws IOException {
    if (position.outcome().isOver()) {
      require(goal.isReached(position.outcome()), position);
    } else if (visited.add(key(trail))) {
      if (position.sideToMove() == goal.side()) {
        follow(position);
      } else {
        for (int move : movesSortedByText(position)) {
          play(position, move);
        }
      }
    }
  }

  private void follow(Position position) throws IOException {
    List<Integer> moves = movesSortedByText(position);
    int entry = entries.hasNext() ? entries.next(moves.size()) : decide(position, moves);
    if (entry > 0) {
      play(position, moves.get(entry - 1));
    }
  }

  /// Finds and writes what to do in a position: 0 to leave it to the checker, otherwise one more
  /// than the index of a move.
  private int decide(Position position, List<Integer> moves) throws IOException {
    int known = firstToVisited(moves);
    boolean isLeaf = known == 0 && leaves.isLeaf(goal, position, trail);
    int move = known != 0 || isLeaf ? known : strategy.chooseMove(trail);
    int entry = isLeaf ? 0 : moves.indexOf(move) + 1;
    entries.write(entry);
    return entry;
  }

  /// Returns a move to a position that was visited before and needs no more entries; 0 when there
  /// is none.
  private int firstToVisited(List<Integer> moves) {
    for (int move : moves) {
      trail.play(move);
      boolean isKnown = visited.contains(key(trail));
      trail.undo();
      if (isKnown) {
        return move;
      }
    }
    return 0;
  }

  /// Returns a key that includes the side to move. The trail's key may be equal for both sides, and
  /// is never negative when it is exact, so the sign bit is free.
  static long key(SolverTrail trail) {
    return trail.key() ^ (trail.sideToMove() == Side.FIRST ? 0 : Long.MIN_VALUE);
  }

  private void play(Position position, int move) throws IOException {
    trail.play(move);
    traverse(position.playUnchecked(move));
    trail.undo();
  }

  /// Returns the legal moves of a position in the order of the certificate.
  static List<Integer> movesSortedByText(Position position) {
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    return Arrays.stream(moves).boxed().sorted(Comparator.comparing(position::formatMove)).toList();
  }

  private static void require(boolean condition, Position position) {
    if (!condition) {
      throw new IllegalStateException(
          "the strategy does not keep the value at " + position.format());
    }
  }
}
