package tabuleiro.app.measure;

import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.backend.ThreadBackend;

/// The number of threads of this process on which games are played.
public final class ThreadOptions implements BackendOptions {
  private static final int MAX_THREADS = 1024;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "arena-threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public LabBackend backend() {
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    return new ThreadBackend(threads);
  }
}
