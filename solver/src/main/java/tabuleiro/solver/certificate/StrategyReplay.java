package tabuleiro.solver.certificate;

import java.io.IOException;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverTrail;

/// Visits all games in which one side follows the strategy of a certificate, in the order in which
/// [StrategyTraversal] wrote it.
final class StrategyReplay {
  private final ProofGoal goal;
  private final SolverTrail trail;
  private final EntrySource entries;
  private final PositionKeySet visited = new PositionKeySet();

  /// Reads the numbers of a strategy.
  @FunctionalInterface
  interface EntrySource {
    /// Returns the next number, at least 0.
    int next() throws IOException;
  }

  /// @param trail at the position of the certificate
  StrategyReplay(ProofGoal goal, SolverTrail trail, EntrySource entries) {
    this.goal = goal;
    this.trail = trail;
    this.entries = entries;
  }

  /// Returns the keys of the positions visited, as [StrategyTraversal#key(SolverTrail)] makes them.
  PositionKeySet visited() {
    return visited;
  }

  /// Visits a position that is not over; the trail is at the same position.
  ///
  /// @throws IOException when the strategy cannot be read, or has a move that is not legal
  void visit(Position position) throws IOException {
    if (!visited.add(StrategyTraversal.key(trail))) {
      return;
    }
    if (trail.sideToMove() != goal.side()) {
      for (int move : StrategyTraversal.movesSortedByText(position)) {
        play(position, move);
      }
      return;
    }
    int number = entries.next();
    if (number > position.countMoves()) {
      throw new IOException("the strategy of the certificate has an illegal move");
    }
    if (number > 0) {
      play(position, StrategyTraversal.movesSortedByText(position).get(number - 1));
    }
  }

  private void play(Position position, int move) throws IOException {
    trail.play(move);
    if (!trail.isOver() && !visited.contains(StrategyTraversal.key(trail))) {
      visit(position.playUnchecked(move));
    }
    trail.undo();
  }
}
