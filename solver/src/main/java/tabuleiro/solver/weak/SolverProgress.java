package tabuleiro.solver.weak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tabuleiro.rules.Message;
import tabuleiro.solver.GameValue;

/// The files in which the progress of a weak solution is saved, so that a later run can resume it.
///
/// @param folder the folder of the checkpoint, which holds the complete state
/// @param proven the small file of the results that took most work to prove
/// @param onFailure learns that a file could not be written in the middle of the work, which goes
///   on
public record SolverProgress(
    Optional<Path> folder, Optional<Path> proven, Consumer<CheckpointException> onFailure) {
  private static final long SAVE_NANOS = TimeUnit.MINUTES.toNanos(10);
  private static final long SAVE_PROVEN_NANOS = TimeUnit.SECONDS.toNanos(10);

  /// Reads or writes a file.
  private interface FileOperation {
    void accept(Path file) throws IOException;
  }

  private boolean hasFiles() {
    return folder.isPresent() || proven.isPresent();
  }

  private Optional<Path> checkpoint() {
    return folder.map(name -> name.resolve("solve.checkpoint"));
  }

  /// Loads saved progress into a solver: the checkpoint if there is one, because it is complete, or
  /// else the proven results.
  ///
  /// @throws CheckpointException when the file cannot be read, is damaged or belongs to another
  ///   position
  public void load(WeakSolver solver) {
    if (checkpoint().filter(Files::exists).isPresent()) {
      run(checkpoint().orElseThrow(), "cannot-read", solver::loadCheckpoint);
    } else {
      proven
          .filter(Files::exists)
          .ifPresent(file -> run(file, "cannot-read", solver::loadProvenResults));
    }
  }

  /// Saves the progress of a solver.
  ///
  /// @throws CheckpointException when a file cannot be written
  public void save(WeakSolver solver) {
    saveProven(solver);
    checkpoint()
        .ifPresent(file ->
            run(
                file,
                "cannot-write",
                target -> {
                  Files.createDirectories(folder.orElseThrow());
                  solver.saveCheckpoint(target);
                }));
  }

  /// Solves the position of a solver on other machines, and saves the proven results every ten
  /// seconds and all progress every ten minutes.
  ///
  /// @param frontier uses the solver
  /// @param stop checked often
  /// @param listener receives the progress about once a second
  /// @return whether the position is solved; otherwise the work was stopped, and the progress of
  ///   the last seconds is not saved
  public boolean solve(
      WeakSolver solver,
      FrontierSolver frontier,
      BooleanSupplier stop,
      Consumer<FrontierProgress> listener) {
    Timer all = new Timer(SAVE_NANOS);
    Timer small = new Timer(SAVE_PROVEN_NANOS);
    return frontier.solve(
        stop,
        now -> {
          listener.accept(now);
          if (all.isDue()) {
            saveOrReport(() -> save(solver));
          } else if (small.isDue()) {
            saveOrReport(() -> saveProven(solver));
          }
        });
  }

  /// Saves progress in the middle of the work, which goes on when that fails.
  private void saveOrReport(Runnable save) {
    try {
      save.run();
    } catch (CheckpointException e) {
      onFailure.accept(e);
    }
  }

  private void saveProven(WeakSolver solver) {
    proven.ifPresent(file -> run(file, "cannot-write", solver::saveProvenResults));
  }

  /// Says when a time has passed, again and again.
  private static final class Timer {
    private final long nanos;
    private long start = System.nanoTime();

    Timer(long nanos) {
      this.nanos = nanos;
    }

    boolean isDue() {
      boolean isDue = System.nanoTime() - start > nanos;
      if (isDue) {
        start = System.nanoTime();
      }
      return isDue;
    }
  }

  private static void run(Path file, String problem, FileOperation operation) {
    try {
      operation.accept(file);
    } catch (IOException e) {
      CheckpointException exception = new CheckpointException(Message.of(problem, file.toString()));
      exception.initCause(e);
      throw exception;
    }
  }

  /// Solves the position of a solver, and saves the progress every ten minutes.
  ///
  /// @param stop checked often, by all threads of the solver
  /// @param listener receives the progress about once a second
  /// @return the value for the side to move, or empty when the solver was stopped; the progress of
  ///   the last minutes is then not saved
  public Optional<GameValue> solve(
      WeakSolver solver, BooleanSupplier stop, Consumer<WeakSolverProgress> listener) {
    while (true) {
      long start = System.nanoTime();
      BooleanSupplier pause =
          () -> stop.getAsBoolean() || (hasFiles() && System.nanoTime() - start > SAVE_NANOS);
      Optional<GameValue> value = solver.solve(pause, listener);
      if (value.isPresent() || stop.getAsBoolean()) {
        return value;
      }
      saveOrReport(() -> save(solver));
    }
  }
}
