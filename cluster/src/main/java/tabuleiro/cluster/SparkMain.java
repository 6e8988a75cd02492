package tabuleiro.cluster;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import tabuleiro.app.CommandRunner;
import tabuleiro.app.RenamedCommands;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.StandardOutput;
import tabuleiro.app.measure.ArenaCommand;
import tabuleiro.app.measure.ReportCommand;
import tabuleiro.app.solve.PuzzlesCommand;
import tabuleiro.app.solve.SolveCommands;
import tabuleiro.app.train.TrainCommands;
import tabuleiro.rules.Message;

/// The entry point of `tabuleiro-spark.jar`. Its commands have the options and the output of those
/// of `tabuleiro`, without `--threads`: Spark decides how many tasks run at the same time. Only
/// `train network` and `train generations` have it, for the training itself, which is done here.
public final class SparkMain {
  private SparkMain() {}

  /// Runs one command and ends the process with its [ExitStatus].
  public static void main(String[] arguments) {
    CommandContext context =
        CommandContext.of(
            arguments,
            System.getenv(),
            System.in,
            new StandardOutput(),
            System.err,
            System.console());
    QuietLogging.configure();
    int status = execute(context, arguments);
    context.err().flush();
    System.exit(status);
  }

  /// Runs one command and returns its [ExitStatus].
  static int execute(CommandContext context, String[] line) {
    String[] arguments = RenamedCommands.replace(context, line);
    Map<String, Supplier<Object>> commands = commands(context);
    boolean isKnown =
        arguments.length > 0
            && (arguments[0].startsWith("-") || commands.containsKey(arguments[0]));
    if (!isKnown) {
      String names = String.join(", ", commands.keySet());
      context.err().println(context.messages().format(Message.of("spark-commands", names)));
      return ExitStatus.USAGE;
    }
    return CommandRunner.execute(context, commands, arguments);
  }

  private static Map<String, Supplier<Object>> commands(CommandContext context) {
    SparkOptions options = new SparkOptions(context);
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("arena", () -> new ArenaCommand(context, options));
    commands.put("report", () -> new ReportCommand(context, options));
    commands.put("train", () -> TrainCommands.of(context, options, _ -> new SparkBackend(context)));
    commands.put("puzzles", () -> new PuzzlesCommand(context, _ -> false, options));
    commands.put("solve", () -> SolveCommands.of(context, () -> new SparkSolverOptions(context)));
    return commands;
  }
}
