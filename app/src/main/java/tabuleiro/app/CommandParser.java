package tabuleiro.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import tabuleiro.app.admin.AdminCommands;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.PrintStreamWriter;
import tabuleiro.app.export.ExportCommands;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.inspect.AnalyseCommand;
import tabuleiro.app.inspect.GamesCommand;
import tabuleiro.app.inspect.MovesCommand;
import tabuleiro.app.inspect.PerftCommand;
import tabuleiro.app.inspect.RulesCommand;
import tabuleiro.app.inspect.ShowCommand;
import tabuleiro.app.inspect.UgiCommand;
import tabuleiro.app.measure.ArenaCommand;
import tabuleiro.app.measure.BenchCommand;
import tabuleiro.app.measure.ReportCommand;
import tabuleiro.app.measure.ThreadOptions;
import tabuleiro.app.play.LearnCommand;
import tabuleiro.app.play.OnlineCommand;
import tabuleiro.app.play.PlayCommand;
import tabuleiro.app.play.ReplayCommand;
import tabuleiro.app.play.WatchCommand;
import tabuleiro.app.serve.ServeCommand;
import tabuleiro.app.serve.SiteCommand;
import tabuleiro.app.shell.CompletionCommand;
import tabuleiro.app.shell.DocsCommand;
import tabuleiro.app.shell.GroupedCommands;
import tabuleiro.app.shell.HelpCommand;
import tabuleiro.app.solve.CheckCommand;
import tabuleiro.app.solve.PuzzlesCommand;
import tabuleiro.app.solve.SolveCommands;
import tabuleiro.app.solve.SolverThreadOptions;
import tabuleiro.app.train.BookCommand;
import tabuleiro.app.train.TrainCommands;

/// The parser of the command line: it knows all subcommands and reports their errors.
final class CommandParser {
  /// The fewest columns in which the parser can format help.
  private static final int MIN_HELP = 55;

  /// The most columns of help, also without a terminal.
  private static final int MAX_HELP = 80;

  private CommandParser() {}

  /// Returns a parser for these arguments, with all commands of the program.
  static CommandLine of(CommandContext context, String[] arguments) {
    TabuleiroCommand root = new TabuleiroCommand(context);
    return of(context, root, subcommands(context, root), arguments);
  }

  /// Returns a parser for these arguments.
  ///
  /// @param commands creates the commands, by their names
  static CommandLine of(
      CommandContext context,
      TabuleiroCommand root,
      Map<String, Supplier<Object>> commands,
      String[] arguments) {
    CommandLine line = new CommandLine(root);
    chosen(commands, arguments).forEach(line::addSubcommand);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    setHelp(line, context.messages().helpBundle());
    GroupedCommands.list(line);
    line.setUsageHelpWidth(isHelp(arguments) ? helpWidth(context) : MAX_HELP);
    line.setOut(PrintStreamWriter.of(context.out()));
    line.setErr(PrintStreamWriter.of(context.err()));
    // Moves of Ni-Ju contain the character, and a file of arguments would be read in error.
    line.setExpandAtFiles(false);
    line.registerConverter(OutputPath.class, OutputPath::parse);
    return line;
  }

  /// Returns whether the arguments can lead to help; none are those of the command `help`.
  private static boolean isHelp(String[] arguments) {
    List<String> all = List.of(arguments);
    return all.isEmpty() || all.contains("--help") || all.contains("-h");
  }

  private static int helpWidth(CommandContext context) {
    return Math.clamp(context.columns().getAsInt(), MIN_HELP, MAX_HELP);
  }

  /// Returns the name of a command, as the user types it.
  static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }

  /// Returns only the subcommand that the first argument names, or all of them if it names none.
  /// The parser reads every registered command by reflection, which takes longer than running most
  /// of them.
  private static Map<String, Object> chosen(Map<String, Supplier<Object>> all, String[] arguments) {
    Map<String, Object> chosen = new LinkedHashMap<>();
    if (arguments.length > 0 && all.containsKey(arguments[0])) {
      chosen.put(arguments[0], all.get(arguments[0]).get());
    } else {
      all.forEach((name, command) -> chosen.put(name, command.get()));
    }
    return chosen;
  }

  private static Map<String, Supplier<Object>> subcommands(
      CommandContext context, TabuleiroCommand root) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("games", () -> new GamesCommand(context));
    all.put("rules", () -> new RulesCommand(context));
    all.put("learn", () -> new LearnCommand(context, root::runFullScreen));
    all.put("play", () -> new PlayCommand(context, root::runFullScreen));
    all.put("watch", () -> new WatchCommand(context, root::runFullScreen));
    all.put("online", () -> new OnlineCommand(context, root::runFullScreen));
    all.put("replay", () -> new ReplayCommand(context, root::runFullScreen));
    all.put("moves", () -> new MovesCommand(context));
    all.put("show", () -> new ShowCommand(context));
    all.put("perft", () -> new PerftCommand(context));
    all.put("analyse", () -> new AnalyseCommand(context, root::runFullScreen));
    all.put("bench", () -> new BenchCommand(context, Main.class));
    all.put("ugi", () -> new UgiCommand(context));
    all.put("arena", () -> new ArenaCommand(context, new ThreadOptions()));
    all.put("report", () -> new ReportCommand(context, new ThreadOptions()));
    all.put("book", () -> new BookCommand(context));
    all.put("train", () -> TrainCommands.of(context));
    all.put("export", () -> ExportCommands.of(context));
    all.put("solve", () -> SolveCommands.of(context, SolverThreadOptions::new));
    all.put("puzzles", () -> new PuzzlesCommand(context, root::runFullScreen, new ThreadOptions()));
    all.put("check", () -> new CheckCommand(context));
    all.put("serve", () -> new ServeCommand(context));
    all.put("site", () -> new SiteCommand(context));
    all.put("admin", () -> AdminCommands.of(context));
    Supplier<CommandLine> program = () -> of(context, new String[0]);
    all.put("help", () -> new HelpCommand(context, program));
    all.put("completion", () -> new CompletionCommand(context, program));
    all.put("docs", () -> new DocsCommand(context));
    return all;
  }

  private static void setHelp(CommandLine line, ResourceBundle help) {
    line.setResourceBundle(help);
    line.getSubcommands().values().forEach(command -> setHelp(command, help));
  }

  /// Returns the name under which messages show an option or an argument.
  static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
