package tabuleiro.cluster;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.TaskContext;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.PositionProver;
import tabuleiro.solver.weak.ProofResult;
import tabuleiro.solver.weak.ProofTask;

/// A [ProofTask] as it is sent to an executor.
///
/// @param position the text of the position
/// @param tableBytes the memory of the executor's table, in bytes
record ProofQuestion(
    String family, String variant, String position, int rank, long maxNodes, long tableBytes)
    implements Serializable {
  /// The provers of this executor: its tasks share a table.
  private static final Map<TableName, PositionProver> PROVERS = new HashMap<>();

  private record TableName(String family, String variant, long bytes) {}

  static ProofQuestion of(ProofTask task, long tableBytes) {
    GameId id = task.position().game().id();
    return new ProofQuestion(
        id.game(),
        id.variant(),
        task.position().format(),
        task.rank(),
        task.maxNodes(),
        tableBytes);
  }

  /// Searches for the answer on this executor.
  ProofResult answer() {
    Game game = Games.find(family).orElseThrow().game(variant);
    TaskContext context = TaskContext.get();
    return prover(game)
        .prove(new ProofTask(game.parse(position), rank, maxNodes), context::isInterrupted);
  }

  private PositionProver prover(Game game) {
    synchronized (PROVERS) {
      return PROVERS.computeIfAbsent(
          new TableName(family, variant, tableBytes),
          _ -> {
            try {
              return new PositionProver(SolverGames.of(game).orElseThrow(), tableBytes);
            } catch (OutOfMemoryError e) {
              // Spark would end the executor, and start another one for ever.
              throw new IllegalStateException("an executor has too little memory for --memory", e);
            }
          });
    }
  }
}
