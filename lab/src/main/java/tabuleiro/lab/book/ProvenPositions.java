package tabuleiro.lab.book;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.WeakSolver;

/// The positions that the weak solver has proven, from a file of its results. Not safe for several
/// threads.
public final class ProvenPositions implements ProvenValues, AutoCloseable {
  /// The memory of the table. A file of results has far fewer entries.
  private static final long TABLE_BYTES = 1L << 26;

  private final SolverGame game;
  private final WeakSolver solver;

  private ProvenPositions(SolverGame game, WeakSolver solver) {
    this.game = game;
    this.solver = solver;
  }

  /// Reads the results for a position, as `solve --proven` writes them. Empty for a game that the
  /// solver does not know.
  ///
  /// @throws IOException if the file cannot be read
  /// @throws tabuleiro.solver.weak.CheckpointException if it has no such results, or those of
  ///   another position
  public static Optional<ProvenPositions> read(Position start, Path file) throws IOException {
    Optional<SolverGame> game = SolverGames.of(start.game());
    if (game.isEmpty()) {
      return Optional.empty();
    }
    WeakSolver solver = new WeakSolver(game.get(), start, TABLE_BYTES, 1);
    try {
      solver.loadProvenResults(file);
      return Optional.of(new ProvenPositions(game.get(), solver));
    } catch (IOException | RuntimeException e) {
      solver.close();
      throw e;
    }
  }

  @Override
  public GameValue of(Position position) {
    return solver.provenValue(game.trail(position));
  }

  /// Frees the table.
  @Override
  public void close() {
    solver.close();
  }
}
