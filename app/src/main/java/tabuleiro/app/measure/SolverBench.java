package tabuleiro.app.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.SolverBenchJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.solver.signature.SolverTask;
import tabuleiro.solver.signature.SolverTaskResult;

/// Performs the fixed solver tasks and prints their results.
record SolverBench(CommandContext context, boolean json) {
  /// Performs the tasks of the selected games.
  ///
  /// @throws CommandException when the temporary files cannot be written
  void run(Predicate<Game> games) {
    results(games);
  }

  /// Performs all tasks and prints the signature of the solvers.
  ///
  /// @throws CommandException when the temporary files cannot be written
  void runAll() {
    List<SolverTaskResult> results = results(_ -> true);
    if (!json) {
      context.out().println("solver signature " + SolverTaskResult.signature(results));
    }
  }

  private List<SolverTaskResult> results(Predicate<Game> games) {
    List<SolverTaskResult> results = new ArrayList<>();
    for (SolverTask task : SolverTask.all()) {
      if (games.test(task.game())) {
        SolverTaskResult result = run(task);
        results.add(result);
        context.out().println(json ? toJson(result) : "solver " + result.format());
        context.out().flush();
      }
    }
    return results;
  }

  private static SolverTaskResult run(SolverTask task) {
    try {
      return task.run();
    } catch (IOException e) {
      throw new CommandException(Message.of("solve-files"), e);
    }
  }

  private static String toJson(SolverTaskResult result) {
    SolverTask task = result.task();
    return JsonOutput.format(
        new SolverBenchJson(
            task.method().name().toLowerCase(Locale.ROOT),
            task.game().id().game(),
            task.game().id().variant(),
            task.plies(),
            result.value().name().toLowerCase(Locale.ROOT),
            result.count(),
            result.checksum()));
  }
}
