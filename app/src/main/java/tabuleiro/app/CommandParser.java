package tabuleiro.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.PrintStreamWriter;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.inspect.AnalyseCommand;
import tabuleiro.app.inspect.GamesCommand;
import tabuleiro.app.inspect.MovesCommand;
import tabuleiro.app.inspect.PerftCommand;
import tabuleiro.app.inspect.RulesCommand;
import tabuleiro.app.inspect.ShowCommand;
import tabuleiro.app.inspect.UgiCommand;
import tabuleiro.app.measure.ArenaCommand;
import tabuleiro.app.measure.BenchCommand;
import tabuleiro.app.measure.FitCommand;
import tabuleiro.app.measure.ReportCommand;
import tabuleiro.app.play.PlayCommand;
import tabuleiro.app.play.ReplayCommand;
import tabuleiro.app.play.WatchCommand;
import tabuleiro.app.serve.BackupCommand;
import tabuleiro.app.serve.RestoreCommand;
import tabuleiro.app.serve.ServeCommand;
import tabuleiro.app.solve.CheckCommand;
import tabuleiro.app.solve.PuzzlesCommand;
import tabuleiro.app.solve.SolveCommand;
import tabuleiro.rules.Message;

/// The parser of the command line: the subcommands, and how it tells their problems.
final class CommandParser {
  private CommandParser() {}

  /// Returns the parser for these arguments.
  static CommandLine of(CommandContext context, String[] arguments) {
    TabuleiroCommand root = new TabuleiroCommand(context);
    CommandLine line = new CommandLine(root);
    subcommands(context, root, arguments).forEach(line::addSubcommand);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    setHelp(line, context.messages().helpBundle());
    line.setOut(PrintStreamWriter.of(context.out()));
    line.setErr(PrintStreamWriter.of(context.err()));
    line.setParameterExceptionHandler(
        (e, args) -> CommandRunner.reportError(context, phrase(e), name(e.getCommandLine())));
    line.setExecutionExceptionHandler(
        (e, command, parsed) -> CommandRunner.reportError(context, e, name(command)));
    return line;
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }

  /// Returns the subcommand that the first argument names, alone, or else all. The parser reflects
  /// on each that it is told of, which takes longer than most of them do.
  private static Map<String, Object> subcommands(
      CommandContext context, TabuleiroCommand root, String[] arguments) {
    Map<String, Supplier<Object>> all = subcommands(context, root);
    Map<String, Object> wanted = new LinkedHashMap<>();
    if (arguments.length > 0 && all.containsKey(arguments[0])) {
      wanted.put(arguments[0], all.get(arguments[0]).get());
    } else {
      all.forEach((name, command) -> wanted.put(name, command.get()));
    }
    return wanted;
  }

  private static Map<String, Supplier<Object>> subcommands(
      CommandContext context, TabuleiroCommand root) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("games", () -> new GamesCommand(context));
    all.put("rules", () -> new RulesCommand(context));
    all.put("play", () -> new PlayCommand(context, root::runFullScreen));
    all.put("watch", () -> new WatchCommand(context));
    all.put("replay", () -> new ReplayCommand(context));
    all.put("moves", () -> new MovesCommand(context));
    all.put("show", () -> new ShowCommand(context));
    all.put("perft", () -> new PerftCommand(context));
    all.put("analyse", () -> new AnalyseCommand(context));
    all.put("bench", () -> new BenchCommand(context, Main.class));
    all.put("ugi", () -> new UgiCommand(context));
    all.put("arena", () -> new ArenaCommand(context));
    all.put("report", () -> new ReportCommand(context));
    all.put("fit", () -> new FitCommand(context));
    all.put("solve", () -> new SolveCommand(context));
    all.put("puzzles", () -> new PuzzlesCommand(context));
    all.put("check", () -> new CheckCommand(context));
    all.put("serve", () -> new ServeCommand(context));
    all.put("backup", () -> new BackupCommand(context));
    all.put("restore", () -> new RestoreCommand(context));
    return all;
  }

  private static void setHelp(CommandLine line, ResourceBundle help) {
    line.setResourceBundle(help);
    line.getSubcommands().values().forEach(command -> setHelp(command, help));
  }

  /// Puts a problem of the command-line parser, which only speaks English, into a phrase of ours.
  private static Message phrase(ParameterException problem) {
    if (problem.getCause() instanceof UsageException usage) {
      return usage.phrase();
    }
    return switch (problem) {
      case UnmatchedArgumentException unknown ->
          Message.of("unknown-argument", String.join(" ", unknown.getUnmatched()));
      case MissingParameterException missing ->
          Message.of(
              "missing-argument",
              String.join(" ", missing.getMissing().stream().map(a -> a.paramLabel()).toList()));
      case OverwrittenOptionException twice ->
          Message.of("option-twice", ((OptionSpec) twice.getOverwritten()).longestName());
      default ->
          Message.of(
              "bad-argument",
              problem.getValue() == null ? "" : problem.getValue(),
              problem.getArgSpec() == null ? "" : problem.getArgSpec().paramLabel());
    };
  }
}
