package tabuleiro.solver.weak;

import java.lang.foreign.Arena;
import java.util.Optional;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Decides which positions a certificate leaves to its checker: those that a search proves within a
/// number of nodes. Its table has only what the table of a checker will have: the positions of the
/// strategy and the results of earlier searches. Not safe for several threads.
public final class FrontierProver implements AutoCloseable {
  private final Arena arena = Arena.ofConfined();
  private final SolverTranspositionTable table;
  private final NullWindowSearch search;
  private final boolean hasDraws;
  private final long maxNodes;

  /// @param bytes the memory of the transposition table in bytes
  /// @param maxNodes the largest number of nodes of a proof
  public FrontierProver(SolverGame game, long bytes, long maxNodes) {
    table = new SolverTranspositionTable(arena, bytes);
    search = new NullWindowSearch(game, table, Optional.empty());
    hasDraws = game.hasDraws();
    this.maxNodes = maxNodes;
  }

  /// Returns whether a search proves within the number of nodes that the side to move reaches a
  /// goal.
  ///
  /// @param trail unchanged afterwards
  /// @param rank the goal: 1 is at least a draw, 2 is a win
  public boolean isProvable(SolverTrail trail, int rank) {
    long before = search.nodes();
    Optional<Boolean> answer =
        search.search(trail, rank, () -> search.nodes() - before >= maxNodes);
    search.reset(trail);
    return answer.orElse(false) && search.nodes() - before <= maxNodes;
  }

  /// Adds a position that the strategy proves.
  ///
  /// @param rank the goal of the side to move
  /// @param isReached whether the side to move reaches it
  public void assume(SolverTrail trail, int rank, boolean isReached) {
    table.store(trail.key(), SolverTranspositionTable.bounds(isReached, rank, hasDraws), maxNodes);
  }

  /// Returns the goal of the opponent, which is the complement of a goal.
  public static int opposite(int rank) {
    return SolverTranspositionTable.opposite(rank);
  }

  /// Frees the table.
  @Override
  public void close() {
    arena.close();
  }
}
