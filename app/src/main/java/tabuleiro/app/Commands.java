package tabuleiro.app;

import java.util.List;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tabuleiro.rules.Phrase;
import tabuleiro.words.Words;

/// The command line: the subcommands, and how their problems are told.
final class Commands {
  /// The exit status of a command that was interrupted.
  static final int INTERRUPTED = 130;

  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private Commands() {}

  /// Runs the command that the arguments name and returns its exit status.
  static int execute(Context context, String[] arguments) {
    CommandLine line = new CommandLine(new TabuleiroCommand(context));
    for (Object command : subcommands(context)) {
      line.addSubcommand(command);
    }
    line.setCaseInsensitiveEnumValuesAllowed(true);
    setHelp(line, context.words().help());
    line.setOut(PrintStreamWriter.of(context.out()));
    line.setErr(PrintStreamWriter.of(context.err()));
    line.setParameterExceptionHandler((e, args) -> tell(context, phrase(e), e.getCommandLine()));
    line.setExecutionExceptionHandler((e, command, parsed) -> tell(context, e, command));
    return line.execute(arguments);
  }

  private static List<Object> subcommands(Context context) {
    return List.of(
        new GamesCommand(context),
        new RulesCommand(context),
        new PlayCommand(context),
        new WatchCommand(context),
        new ReplayCommand(context),
        new MovesCommand(context),
        new ShowCommand(context),
        new PerftCommand(context),
        new AnalyseCommand(context),
        new BenchCommand(context),
        new UgiCommand(context),
        new ArenaCommand(context),
        new FitCommand(context));
  }

  private static void setHelp(CommandLine line, ResourceBundle help) {
    line.setResourceBundle(help);
    line.getSubcommands().values().forEach(command -> setHelp(command, help));
  }

  private static int tell(Context context, Exception problem, CommandLine command)
      throws Exception {
    context.out().flush();
    if (problem instanceof UsageProblem usage) {
      return tell(context, usage.phrase(), command);
    }
    if (problem instanceof Failure failure) {
      context.err().println(context.words().say(failure.phrase()));
      return FAILED;
    }
    // A defect of ours: no stack trace reaches a user, but a programmer can ask for it.
    if (System.getenv("TABULEIRO_DEBUG") != null) {
      throw problem;
    }
    context.err().println(context.words().say("defect", String.valueOf(problem)));
    return FAILED;
  }

  private static int tell(Context context, Phrase phrase, CommandLine command) {
    Words words = context.words();
    context.err().println(words.say(phrase));
    context.err().println(words.say("see-help", command.getCommandSpec().qualifiedName()));
    return USAGE;
  }

  /// Puts a problem of the command-line parser, which only speaks English, into a phrase of ours.
  private static Phrase phrase(ParameterException problem) {
    if (problem.getCause() instanceof UsageProblem usage) {
      return usage.phrase();
    }
    return switch (problem) {
      case UnmatchedArgumentException unknown ->
          Phrase.of("unknown-argument", String.join(" ", unknown.getUnmatched()));
      case MissingParameterException missing ->
          Phrase.of(
              "missing-argument",
              String.join(" ", missing.getMissing().stream().map(a -> a.paramLabel()).toList()));
      case OverwrittenOptionException twice ->
          Phrase.of("option-twice", ((OptionSpec) twice.getOverwritten()).longestName());
      default ->
          Phrase.of(
              "bad-argument",
              problem.getValue() == null ? "" : problem.getValue(),
              problem.getArgSpec() == null ? "" : problem.getArgSpec().paramLabel());
    };
  }
}
