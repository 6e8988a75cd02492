package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.OutputPath;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.strong.DistanceTableWriter;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.strong.LayerException;
import tabuleiro.solver.strong.SampleVerifier;
import tabuleiro.solver.strong.SolverStoppedException;
import tabuleiro.solver.strong.StrongSolution;
import tabuleiro.solver.strong.StrongSolver;
import tabuleiro.solver.strong.StrongSolverProgress;

/// The task of `tabuleiro solve --strong`: the values of all positions.
///
/// @param backendOptions where the layers are processed
/// @param memory the memory for keys, in GiB
/// @param folder the folder in which the work is saved
/// @param table the file of distances to write
/// @param samples the number of positions to verify by the other method
/// @param seed the seed with which they are chosen
/// @param json whether to print JSON
record StrongSolveTask(
    CommandContext context,
    SolverBackendOptions backendOptions,
    double memory,
    Optional<Path> folder,
    Optional<OutputPath> table,
    Optional<Integer> samples,
    long seed,
    boolean json) {
  private static final int SAVING_SECONDS = 60;

  /// Solves a game from initial positions and returns the exit status.
  int solve(SolverGame game, List<Position> starts) {
    try {
      Path path = folder.isPresent() ? folder.get() : Files.createTempDirectory("tabuleiro");
      boolean isKept = true;
      try {
        int status = solve(game, starts, path);
        isKept = false;
        return status;
      } catch (LayerException e) {
        isKept = false;
        throw new CommandException(e.problem(), e);
      } finally {
        if (isKept) {
          // The complete layers may be the work of days.
          context.printError(context.messages().format("solve-kept", path.toString()));
        } else if (folder.isEmpty()) {
          delete(path);
        }
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("solve-files"), e);
    }
  }

  private int solve(SolverGame game, List<Position> starts, Path path) throws IOException {
    long begin = System.nanoTime();
    StopSignal stop = new StopSignal();
    StrongSolution solution;
    int threads;
    try (LayerBackend backend = backendOptions.layerBackend(game, memory);
        GracefulShutdown _ = new GracefulShutdown(stop::request, SAVING_SECONDS);
        ProgressLine line = new ProgressLine(context)) {
      solution =
          StrongSolver.solve(
              game,
              starts,
              path,
              new StrongSolver.SolverSettings(backend, stop, progress -> show(line, progress)));
      threads = backend.parallelism();
      if (samples.isPresent()) {
        SampleVerifier.verify(game, solution, path, samples.get(), SeededRandom.of(seed), stop);
      }
    } catch (SolverStoppedException _) {
      SolveCommand.printResumeHint(context, folder.map(name -> "--checkpoint " + name));
      return ExitStatus.INTERRUPTED;
    }
    long millis = (System.nanoTime() - begin) / 1_000_000;
    StrongSolutionOutput answer =
        new StrongSolutionOutput(starts, solution, samples.orElse(0), millis, threads);
    context.out().println(json ? answer.json() : answer.text());
    context.out().flush();
    if (table.isPresent()) {
      table.get().write(DistanceTableWriter.content(starts.getFirst(), solution, path));
    }
    return 0;
  }

  private void show(ProgressLine line, StrongSolverProgress progress) {
    String text =
        context
            .messages()
            .format(
                progress.phase() == StrongSolverProgress.Phase.EXPANSION
                    ? "solve-find"
                    : "solve-value",
                String.valueOf(progress.layer()),
                String.valueOf(progress.completed()),
                String.valueOf(progress.positions()),
                String.valueOf(progress.positionsPerSecond() / 1000));
    // The worker threads report their progress concurrently.
    synchronized (line) {
      line.show(text, progress.completed() == progress.positions());
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
