package tabuleiro.app.solve;

import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.strong.ThreadLayerBackend;

/// The number of threads of this process on which the solvers work.
public final class SolverThreadOptions implements SolverBackendOptions {
  private static final int MAX_THREADS = 256;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = 1;

  @Override
  public int threads() {
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    return threads;
  }

  @Override
  public LayerBackend layerBackend(SolverGame game, double memoryGibibytes) {
    return new ThreadLayerBackend(threads(), memoryGibibytes);
  }
}
