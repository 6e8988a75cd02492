package tabuleiro.solver.puzzle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.WeakSolver;

/// Refutes moves with the weak solver: after the refutation the move does not win, however long the
/// game lasts.
final class SolverRefutations {
  private static final long TABLE_BYTES = 1 << 22;

  /// The number of times that the solver may check whether to stop before the position counts as
  /// too hard. The solver checks about every thousand nodes, so the limit does not depend on a
  /// clock.
  private static final int MAX_STOP_CHECKS = 300;

  private final Optional<SolverGame> solverGame;
  private final BooleanSupplier stop;

  SolverRefutations(Optional<SolverGame> solverGame, BooleanSupplier stop) {
    this.solverGame = solverGame;
    this.stop = stop;
  }

  /// Returns the refutation of every legal move but one; empty when another move wins too, or the
  /// solver cannot tell.
  Optional<Map<Integer, List<Integer>>> refuteAllBut(Position position, int solution) {
    Map<Integer, List<Integer>> refutations = new TreeMap<>();
    for (int move : position.legalMoves()) {
      if (move != solution) {
        Optional<List<Integer>> refutation =
            solverGame.flatMap(game -> refute(game, position.playUnchecked(move)));
        if (refutation.isEmpty()) {
          return Optional.empty();
        }
        refutations.put(move, refutation.get());
      }
    }
    return Optional.of(refutations);
  }

  private Optional<List<Integer>> refute(SolverGame game, Position after) {
    if (after.outcome().isOver()) {
      return game.trail(after).knownValue() == GameValue.LOSS
          ? Optional.empty()
          : Optional.of(List.of());
    }
    try (WeakSolver solver = new WeakSolver(game, after, TABLE_BYTES, 1)) {
      return solver
          .solve(limit(), progress -> {})
          .filter(value -> value != GameValue.LOSS)
          .map(value -> List.of(solver.strategy().chooseMove(game.trail(after))));
    }
  }

  /// Returns whether a move that led to a position may lose after all: the solver supports the
  /// game, and the side to move wins or the solver cannot tell.
  ///
  /// Precondition: the game is not over.
  boolean mayLose(Position after) {
    if (solverGame.isEmpty()) {
      return false;
    }
    try (WeakSolver solver = new WeakSolver(solverGame.get(), after, TABLE_BYTES, 1)) {
      return solver
          .solve(limit(), progress -> {})
          .filter(value -> value != GameValue.WIN)
          .isEmpty();
    }
  }

  private BooleanSupplier limit() {
    int[] checks = {0};
    return () -> ++checks[0] > MAX_STOP_CHECKS || stop.getAsBoolean();
  }
}
