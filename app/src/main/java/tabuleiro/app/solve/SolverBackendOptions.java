package tabuleiro.app.solve;

import java.util.Optional;
import tabuleiro.play.players.StopSignal;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.weak.ProofBackend;

/// The options that say where `tabuleiro solve` does its work.
public interface SolverBackendOptions {
  /// Returns the number of threads with which one position is searched.
  ///
  /// @throws tabuleiro.app.cli.UsageException when an option is out of range
  int threads();

  /// Returns what processes the layers of a game. The caller closes it.
  ///
  /// @param memoryGibibytes the memory for keys, in GiB
  LayerBackend layerBackend(SolverGame game, double memoryGibibytes);

  /// Returns the memory for a table of this process, in GiB.
  ///
  /// @param memoryGibibytes the memory that the user wants each table to have
  default double tableGibibytes(double memoryGibibytes) {
    return memoryGibibytes;
  }

  /// Returns what searches the leaves of a proof tree, or empty when this process searches the
  /// position itself. The caller closes it.
  ///
  /// @param memoryGibibytes the memory of each table, in GiB
  /// @param stop stops the work
  default Optional<ProofBackend> proofBackend(
      SolverGame game, double memoryGibibytes, StopSignal stop) {
    return Optional.empty();
  }

  /// Returns the number of nodes after which a search of a leaf gives up.
  default long taskNodes() {
    return Long.MAX_VALUE;
  }
}
