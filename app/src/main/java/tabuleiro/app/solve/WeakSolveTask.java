package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
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
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.certificate.Certificate;
import tabuleiro.solver.weak.SolverStrategy;
import tabuleiro.solver.weak.WeakSolver;
import tabuleiro.solver.weak.WeakSolverProgress;

/// The task of `tabuleiro solve` without `--strong`: the value of one position, and its proof.
///
/// @param threads the number of search threads
/// @param memory the memory of the table, in GiB
/// @param progressFiles where the work is kept
/// @param certificate the options for writing the proof
/// @param json whether to print JSON
record WeakSolveTask(
    CommandContext context,
    int threads,
    double memory,
    SolverProgressFiles progressFiles,
    CertificateOptions certificate,
    boolean json) {
  private static final long GIBIBYTE = 1L << 30;

  /// The time that saving the table may take after an interruption.
  private static final int SAVING_SECONDS = 600;

  private static final long CHECKPOINT_NANOS = TimeUnit.MINUTES.toNanos(10);

  /// Solves a position and returns the exit status.
  int solve(SolverGame game, Position position) {
    try (WeakSolver solver = solver(game, position)) {
      progressFiles.load(solver);
      return solve(solver, game, position);
    }
  }

  private WeakSolver solver(SolverGame game, Position position) {
    try {
      return new WeakSolver(game, position, (long) (memory * GIBIBYTE), threads);
    } catch (OutOfMemoryError e) {
      throw new CommandException(Message.of("solve-no-memory", String.valueOf(memory)), e);
    }
  }

  private int solve(WeakSolver solver, SolverGame game, Position position) {
    StopSignal stop = new StopSignal();
    Optional<GameValue> value;
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request, SAVING_SECONDS)) {
      value = search(solver, stop);
      if (value.isEmpty() && interruption.isRequested()) {
        progressFiles.save(solver);
        SolveCommand.printResumeHint(context, progressFiles.resumeOption());
        return ExitStatus.INTERRUPTED;
      }
    }
    print(solver, game, position, value.orElseThrow());
    // Save before the certificate is written, so that an interruption loses only the certificate.
    progressFiles.save(solver);
    certificate.write(context, proof(solver, game, position, value.orElseThrow()));
    return 0;
  }

  /// Solves, and saves the progress every ten minutes.
  private Optional<GameValue> search(WeakSolver solver, StopSignal stop) {
    try (ProgressLine line = new ProgressLine(context)) {
      Milestones milestones = new Milestones();
      while (true) {
        long start = System.nanoTime();
        BooleanSupplier rest =
            () ->
                stop.isRequested()
                    || (progressFiles.isRequested()
                        && System.nanoTime() - start > CHECKPOINT_NANOS);
        Optional<GameValue> value =
            solver.solve(
                rest, progress -> line.show(text(progress), milestones.isNext(progress.millis())));
        if (value.isPresent() || stop.isRequested()) {
          return value;
        }
        progressFiles.save(solver);
      }
    }
  }

  private String text(WeakSolverProgress progress) {
    return context
        .messages()
        .format(
            "solve-progress",
            String.valueOf(progress.nodes() / 1_000_000),
            String.valueOf(progress.nodesPerSecond() / 1_000),
            String.valueOf(Math.round(100 * progress.tableFill())),
            progress.formatPath());
  }

  private void print(WeakSolver solver, SolverGame game, Position position, GameValue value) {
    WeakSolverProgress work = solver.progress();
    List<String> line = bestLine(solver.strategy(), game, position);
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
                      threads)));
    } else {
      context.out().println("value " + result);
      context.out().println("line " + String.join(" ", line));
      context.out().println("nodes " + work.nodes() + " millis " + work.millis());
    }
    context.out().flush();
  }

  /// Returns the moves of a variation of perfect play.
  private static List<String> bestLine(
      SolverStrategy strategy, SolverGame game, Position position) {
    List<Integer> moves = new ArrayList<>();
    SolverTrail line = game.trail(position);
    while (!line.isOver()) {
      int move = strategy.chooseMove(line);
      moves.add(move);
      line.play(move);
    }
    return MoveTexts.format(position, moves);
  }

  private Certificate proof(
      WeakSolver solver, SolverGame game, Position position, GameValue value) {
    return new Certificate(
        game,
        position,
        winner(value, position.sideToMove()),
        solver.strategy(),
        certificate.checkerPlies());
  }

  private static Optional<Side> winner(GameValue value, Side toMove) {
    return switch (value) {
      case WIN -> Optional.of(toMove);
      case LOSS -> Optional.of(toMove.other());
      case DRAW, UNKNOWN -> Optional.empty();
    };
  }

  /// Returns the winner: `first`, `second` or `draw`.
  static String result(GameValue value, Side toMove) {
    return winner(value, toMove)
        .map(winner -> winner == Side.FIRST ? "first" : "second")
        .orElse("draw");
  }

  /// The milestones of the progress line: one per minute.
  private static final class Milestones {
    private long next = TimeUnit.MINUTES.toMillis(1);

    boolean isNext(long millis) {
      boolean isReached = millis >= next;
      while (next <= millis) {
        next += TimeUnit.MINUTES.toMillis(1);
      }
      return isReached;
    }
  }
}
