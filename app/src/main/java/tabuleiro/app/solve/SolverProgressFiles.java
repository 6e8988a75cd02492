package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;
import tabuleiro.solver.weak.CheckpointException;
import tabuleiro.solver.weak.WeakSolver;

/// Where the work of a weak solution is kept.
///
/// @param folder of the checkpoint, which has all of it
/// @param proven the small file of what took most of it
record SolverProgressFiles(Optional<Path> folder, Optional<Path> proven) {

  /// Reads or writes a file.
  private interface Transfer {
    void with(Path file) throws IOException;
  }

  boolean isRequested() {
    return folder.isPresent() || proven.isPresent();
  }

  /// Returns with which option a later run goes on.
  Optional<String> resumeOption() {
    return Stream.concat(
            folder.map(name -> "--checkpoint " + name).stream(),
            proven.map(name -> "--proven " + name).stream())
        .findFirst();
  }

  private Optional<Path> checkpoint() {
    return folder.map(name -> name.resolve("solve.checkpoint"));
  }

  /// Puts what was kept into a solver: the checkpoint if there is one, which has more, else what is
  /// proven.
  ///
  /// @throws CommandException when the file cannot be read or is of something else
  void load(WeakSolver solver) {
    if (checkpoint().filter(Files::exists).isPresent()) {
      load(checkpoint().orElseThrow(), solver::loadCheckpoint);
    } else {
      proven.filter(Files::exists).ifPresent(file -> load(file, solver::loadProvenResults));
    }
  }

  private static void load(Path file, Transfer transfer) {
    try {
      transfer.with(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  /// Keeps the work of a solver.
  ///
  /// @throws CommandException when it cannot be written
  void save(WeakSolver solver) {
    proven.ifPresent(file -> save(file, solver::saveProvenResults));
    checkpoint()
        .ifPresent(file ->
            save(
                file,
                whole -> {
                  Files.createDirectories(folder.orElseThrow());
                  solver.saveCheckpoint(whole);
                }));
  }

  private static void save(Path file, Transfer transfer) {
    try {
      transfer.with(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.toString()), e);
    }
  }
}
