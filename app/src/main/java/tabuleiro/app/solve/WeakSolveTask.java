package tabuleiro.app.solve;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.SolutionJson;
import tabuleiro.play.MoveTexts;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.certificate.Certificate;
import tabuleiro.solver.weak.CheckpointException;
import tabuleiro.solver.weak.FrontierProgress;
import tabuleiro.solver.weak.FrontierSolver;
import tabuleiro.solver.weak.ProofBackend;
import tabuleiro.solver.weak.SolverProgress;
import tabuleiro.solver.weak.WeakSolver;
import tabuleiro.solver.weak.WeakSolverProgress;

/// The task of `tabuleiro solve` without `--strong`: the value of one position, and its proof.
///
/// @param backendOptions where the work is done
/// @param memory the memory of each table, in GiB
/// @param progress the files in which the progress is saved
/// @param certificate the options for writing the proof
/// @param json whether to print JSON
record WeakSolveTask(
    CommandContext context,
    SolverBackendOptions backendOptions,
    double memory,
    SolverProgress progress,
    CertificateOptions certificate,
    boolean json) {
  private static final long GIBIBYTE = 1L << 30;

  /// The time that saving the table may take after an interruption.
  private static final int SAVING_SECONDS = 600;

  /// Solves a position and returns the exit status.
  int solve(SolverGame game, Position position) {
    try (WeakSolver solver = solver(game, position, backendOptions, memory)) {
      progress.load(solver);
      return solve(solver, game, position);
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  /// Returns the solver of a position. The caller closes it.
  ///
  /// @param memory the memory of its table, in GiB
  /// @throws CommandException when there is less memory
  static WeakSolver solver(
      SolverGame game, Position position, SolverBackendOptions backendOptions, double memory) {
    try {
      long bytes = (long) (backendOptions.tableGibibytes(memory) * GIBIBYTE);
      return new WeakSolver(game, position, bytes, backendOptions.threads());
    } catch (OutOfMemoryError e) {
      throw new CommandException(Message.of("solve-no-memory", String.valueOf(memory)), e);
    }
  }

  private int solve(WeakSolver solver, SolverGame game, Position position) {
    StopSignal stop = new StopSignal();
    Optional<GameValue> value;
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request, SAVING_SECONDS)) {
      value =
          searchElsewhere(solver, game, position, stop) ? search(solver, stop) : Optional.empty();
      if (value.isEmpty() && interruption.isRequested()) {
        progress.save(solver);
        SolveCommand.printResumeHint(context, resumeOption());
        return ExitStatus.INTERRUPTED;
      }
    }
    print(solver, game, position, value.orElseThrow());
    // Save before the certificate is written, so that an interruption loses only the certificate.
    boolean isSaved = save(solver);
    certificate.write(context, proof(solver, game, position, value.orElseThrow()), position);
    return isSaved ? 0 : ExitStatus.FAILURE;
  }

  /// Saves the solution, or says why that is not possible: the certificate does not need it.
  private boolean save(WeakSolver solver) {
    try {
      progress.save(solver);
      return true;
    } catch (CheckpointException e) {
      progress.onFailure().accept(e);
      return false;
    }
  }

  /// Lets other machines search where the options say so. Returns false when they were stopped, and
  /// true when the rest can be done here.
  private boolean searchElsewhere(
      WeakSolver solver, SolverGame game, Position position, StopSignal stop) {
    Optional<ProofBackend> machines = backendOptions.proofBackend(game, memory, stop);
    if (machines.isEmpty()) {
      return true;
    }
    try (ProofBackend backend = machines.get();
        ProgressLine line = new ProgressLine(context)) {
      Milestones milestones = new Milestones(0);
      FrontierSolver frontier =
          new FrontierSolver(game, position, solver, backend, backendOptions.taskNodes());
      return progress.solve(
          solver,
          frontier,
          stop::isRequested,
          now -> line.show(text(now), milestones.isNext(now.millis())));
    }
  }

  private Optional<GameValue> search(WeakSolver solver, StopSignal stop) {
    try (ProgressLine line = new ProgressLine(context)) {
      Milestones milestones = new Milestones(TimeUnit.MINUTES.toMillis(1));
      return progress.solve(
          solver, stop::isRequested, now -> line.show(text(now), milestones.isNext(now.millis())));
    }
  }

  /// Returns the option with which a later run continues.
  private Optional<String> resumeOption() {
    return Stream.concat(
            progress.folder().map(name -> "--checkpoint " + name).stream(),
            progress.proven().map(name -> "--proven " + name).stream())
        .findFirst();
  }

  private String text(WeakSolverProgress now) {
    return context
        .messages()
        .format(
            "solve-progress",
            String.valueOf(now.nodes() / 1_000_000),
            String.valueOf(now.nodesPerSecond() / 1_000),
            String.valueOf(Math.round(100 * now.tableFill())),
            now.formatPath());
  }

  private String text(FrontierProgress now) {
    return context
        .messages()
        .format(
            "solve-frontier",
            String.valueOf(now.nodes() / 1_000_000),
            String.valueOf(now.nodesPerSecond() / 1_000),
            String.valueOf(now.answered()),
            String.valueOf(now.pending()),
            String.valueOf(now.proof()),
            String.valueOf(now.disproof()));
  }

  private void print(WeakSolver solver, SolverGame game, Position position, GameValue value) {
    WeakSolverProgress work = solver.progress();
    List<String> line =
        MoveTexts.format(position, solver.strategy().bestVariation(game.trail(position)));
    String result = result(value, position.sideToMove());
    if (json) {
      context
          .out()
          .println(
              JsonOutput.format(
                  new SolutionJson(
                      position.game().id().game(),
                      position.game().id().variant(),
                      position.format(),
                      result,
                      line,
                      work.nodes(),
                      work.millis(),
                      backendOptions.threads())));
    } else {
      context.out().println("value " + result);
      context.out().println("line " + String.join(" ", line));
      context.out().println("nodes " + work.nodes() + " millis " + work.millis());
    }
    context.out().flush();
  }

  private Certificate proof(
      WeakSolver solver, SolverGame game, Position position, GameValue value) {
    return new Certificate(
        game,
        position,
        value.winner(position.sideToMove()),
        solver::strategy,
        certificate.form(),
        backendOptions.threads());
  }

  /// Returns the winner: `first`, `second` or `draw`.
  static String result(GameValue value, Side toMove) {
    return value.winner(toMove).map(Side::key).orElse("draw");
  }

  /// The milestones of the progress line: one per minute.
  private static final class Milestones {
    private long next;

    /// @param firstMillis the time of the first one
    Milestones(long firstMillis) {
      next = firstMillis;
    }

    boolean isNext(long millis) {
      boolean isReached = millis >= next;
      while (next <= millis) {
        next += TimeUnit.MINUTES.toMillis(1);
      }
      return isReached;
    }
  }
}
