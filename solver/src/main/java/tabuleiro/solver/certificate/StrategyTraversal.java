package tabuleiro.solver.certificate;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.SolverStrategy;

/// The walk of the checker over all games in which one side follows its strategy, while the
/// strategy is being written.
final class StrategyTraversal {
  private final ProofGoal goal;
  private final SolverStrategy strategy;
  private final SolverTrail line;
  private final int searchPlies;
  private final CertificateEntryWriter entries;

  /// The positions that the checker knows when it comes here, by their keys: as for the checker,
  /// images are one. Two positions of one key that are no images of each other would make a
  /// certificate that the checker refuses.
  private final PositionKeySet visited = new PositionKeySet();

  /// @param line at the position where the walk begins
  StrategyTraversal(
      ProofGoal goal,
      SolverStrategy strategy,
      SolverTrail line,
      int search,
      CertificateEntryWriter entries) {
    this.goal = goal;
    this.strategy = strategy;
    this.line = line;
    this.searchPlies = search;
    this.entries = entries;
  }

  /// Walks on from a position, which the line has reached too.
  void traverse(Position position) throws IOException {
    if (position.outcome().isOver()) {
      require(goal.isReached(position.outcome()), position);
    } else if (visited.add(key(line))) {
      if (position.sideToMove() == goal.side()) {
        follow(position);
      } else {
        for (int move : inOrderOfTexts(position)) {
          play(position, move);
        }
      }
    }
  }

  private void follow(Position position) throws IOException {
    List<Integer> moves = inOrderOfTexts(position);
    int known = firstToKnown(moves);
    if (known == 0 && goal.isReachedWithin(position.trail(), searchPlies)) {
      entries.write(0);
      return;
    }
    int move = known != 0 ? known : strategy.chooseMove(line);
    entries.write(moves.indexOf(move) + 1);
    play(position, move);
  }

  /// Returns a move to a position that needs no more entries, since the walk has been there; else
  /// 0.
  private int firstToKnown(List<Integer> moves) {
    for (int move : moves) {
      line.play(move);
      boolean isKnown = visited.contains(key(line));
      line.undo();
      if (isKnown) {
        return move;
      }
    }
    return 0;
  }

  /// Returns a key of the position at the end of a line that tells whose turn it is, too: the
  /// line's own, which may be the same for both sides, and is not negative where it is no hash.
  static long key(SolverTrail line) {
    return line.key() ^ (line.sideToMove() == Side.FIRST ? 0 : Long.MIN_VALUE);
  }

  private void play(Position position, int move) throws IOException {
    line.play(move);
    traverse(position.playUnchecked(move));
    line.undo();
  }

  private static List<Integer> inOrderOfTexts(Position position) {
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    return Arrays.stream(moves).boxed().sorted(Comparator.comparing(position::formatMove)).toList();
  }

  private static void require(boolean isSo, Position position) {
    if (!isSo) {
      throw new IllegalStateException("the strategy fails at " + position.format());
    }
  }
}
