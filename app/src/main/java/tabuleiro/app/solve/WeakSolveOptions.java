package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.solver.weak.SolverProgress;

/// The memory of a solver, and the files in which its work is saved.
final class WeakSolveOptions {
  private static final double MIN_MEMORY = 0.001;
  private static final double MAX_MEMORY = 4096;

  @Option(names = "--memory", paramLabel = "GIB", descriptionKey = "solve-memory")
  private double memory = 1;

  @Option(names = "--checkpoint", paramLabel = "FOLDER", descriptionKey = "checkpoint")
  private Optional<OutputPath> folder = Optional.empty();

  @Option(names = "--proven", paramLabel = "FILE", descriptionKey = "proven")
  private Optional<OutputPath> proven = Optional.empty();

  /// Returns the memory of each table, in GiB.
  ///
  /// @throws tabuleiro.app.cli.UsageException when it is out of range
  double memory() {
    OptionValues.requireRange("--memory", memory, MIN_MEMORY, MAX_MEMORY);
    return memory;
  }

  /// Returns the folder in which the work is saved, if there is to be one.
  Optional<OutputPath> folder() {
    return folder;
  }

  /// Returns the file of proven results, if there is to be one.
  Optional<OutputPath> proven() {
    return proven;
  }

  /// Returns the files in which the progress is saved.
  SolverProgress progress(CommandContext context) {
    SaveWarning warning = new SaveWarning(context);
    Optional<Path> any = folder.or(() -> proven).map(OutputPath::path);
    return new SolverProgress(
        folder.map(OutputPath::folder),
        proven.map(file -> file.regularFile("--proven")),
        e -> warning.show(any.orElseThrow(), e));
  }
}
