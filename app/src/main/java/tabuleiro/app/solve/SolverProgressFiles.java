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

/// The files in which the progress of a weak solution is saved.
///
/// @param folder the folder of the checkpoint, which is complete
/// @param proven the small file of the results that took most work
record SolverProgressFiles(Optional<Path> folder, Optional<Path> proven) {

  /// Reads or writes a file.
  private interface Transfer {
    void with(Path file) throws IOException;
  }

  boolean isRequested() {
    return folder.isPresent() || proven.isPresent();
  }

  /// Returns the option with which a later run continues.
  Optional<String> resumeOption() {
    return Stream.concat(
            folder.map(name -> "--checkpoint " + name).stream(),
            proven.map(name -> "--proven " + name).stream())
        .findFirst();
  }

  private Optional<Path> checkpoint() {
    return folder.map(name -> name.resolve("solve.checkpoint"));
  }

  /// Loads saved progress into a solver: the checkpoint if there is one, because it is complete, or
  /// else the proven results.
  ///
  /// @throws CommandException when the file cannot be read or belongs to another position
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

  /// Saves the progress of a solver.
  ///
  /// @throws CommandException when a file cannot be written
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
