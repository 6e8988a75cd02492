package tabuleiro.solver.weak;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Answers [ProofTask]s of one game. All of them share a transposition table, so that a task finds
/// what earlier ones have proven. Thread-safe.
public final class PositionProver implements AutoCloseable {
  /// How many plies from the position the results are collected when the search gives up: the proof
  /// tree asks for those positions next.
  private static final int COLLECTED_PLIES = 2;

  private final SolverGame game;
  private final Arena arena = Arena.ofShared();
  private final SolverTranspositionTable table;

  /// @param bytes the memory of the transposition table in bytes
  public PositionProver(SolverGame game, long bytes) {
    this.game = game;
    table = new SolverTranspositionTable(arena, bytes);
  }

  /// Searches for the answer to a task.
  ///
  /// @param stop checked often; when it is true, the search gives up
  public ProofResult prove(ProofTask task, BooleanSupplier stop) {
    NullWindowSearch search = new NullWindowSearch(game, table, Optional.empty());
    Optional<Boolean> answer =
        search.search(
            game.trail(task.position()),
            task.rank(),
            () -> search.nodes() >= task.maxNodes() || stop.getAsBoolean());
    if (answer.isPresent()) {
      ProofResult.Answer known =
          answer.get() ? ProofResult.Answer.REACHED : ProofResult.Answer.REFUTED;
      return new ProofResult(known, search.nodes(), List.of());
    }
    List<ProvenResult> found = new ArrayList<>();
    collect(game.trail(task.position()), COLLECTED_PLIES, found);
    return new ProofResult(ProofResult.Answer.UNDECIDED, search.nodes(), found);
  }

  /// Collects what the table has about the positions that the next moves lead to.
  private void collect(SolverTrail trail, int plies, List<ProvenResult> found) {
    int[] moves = new int[game.game().maxMoves()];
    int count = trail.generateMoves(moves, 0);
    for (int i = 0; i < count; i++) {
      trail.play(moves[i]);
      if (SolverTranspositionTable.bounds(trail.knownValue())
          == SolverTranspositionTable.NO_BOUNDS) {
        table.find(trail.key()).ifPresent(found::add);
        if (plies > 1) {
          collect(trail, plies - 1, found);
        }
      }
      trail.undo();
    }
  }

  /// Returns the strategy in the table, which searches again where the table has lost an entry. It
  /// must be used by one thread only, and not after [#close()].
  public SolverStrategy strategy() {
    return new TranspositionTableStrategy(game, table, () -> false);
  }

  /// Frees the table.
  @Override
  public void close() {
    arena.close();
  }
}
