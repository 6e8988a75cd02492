package tabuleiro.app;

import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.OutputClosedException;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.IoReason;
import tabuleiro.app.inspect.GamesCommand;
import tabuleiro.app.inspect.UgiCommand;
import tabuleiro.games.Games;
import tabuleiro.games.LeftOutFamily;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// Runs commands and reports their errors.
public final class CommandRunner {
  private CommandRunner() {}

  /// Runs the command that the arguments name and returns its exit status.
  public static int execute(CommandContext context, String[] arguments) {
    reportLeftOut(context);
    Optional<Callable<Integer>> command = commandWithoutOptions(context, arguments);
    String name = ("tabuleiro " + String.join(" ", arguments)).strip();
    return command.isPresent()
        ? call(context, command.get(), name)
        : runRenamed(context, RenamedCommands.replace(context, arguments));
  }

  private static int runRenamed(CommandContext context, String[] arguments) {
    return run(context, CommandParser.of(context, arguments), arguments);
  }

  /// Runs one of some commands and returns its exit status.
  ///
  /// @param commands creates the commands, by their names
  /// @param arguments the first one is a name or an option
  public static int execute(
      CommandContext context, Map<String, Supplier<Object>> commands, String[] arguments) {
    TabuleiroCommand root = new TabuleiroCommand(context);
    return run(context, CommandParser.of(context, root, commands, arguments), arguments);
  }

  /// Prints which games and players of other jars are not used, and why.
  private static void reportLeftOut(CommandContext context) {
    Messages messages = context.messages();
    for (LeftOutFamily family : Games.leftOut()) {
      String problems =
          String.join("; ", family.problems().stream().map(messages::format).toList());
      context.printError(messages.format("family.left-out", family.name(), problems));
    }
    for (String problem : PlayerCatalogue.leftOut()) {
      context.printError(messages.format("player.left-out", problem));
    }
  }

  private static int run(CommandContext context, CommandLine program, String[] arguments) {
    try {
      ParseResult parsed = program.parseArgs(arguments);
      CommandLine command = parsed.asCommandLineList().getLast();
      Callable<Integer> work =
          () -> {
            ArgumentChecks.requireNoneBeforeName(parsed.asCommandLineList());
            ArgumentChecks.requireFlagsAlone(command, arguments);
            Integer help = CommandLine.executeHelpRequest(parsed);
            if (help != null) {
              return help;
            }
            ArgumentChecks.check(command.getParseResult());
            return command.<Callable<Integer>>getCommand().call();
          };
      return call(context, work, CommandParser.name(command));
    } catch (ParameterException e) {
      Message problem = UsageProblem.of(e, List.of(arguments));
      return reportUsageError(context, problem, CommandParser.name(e.getCommandLine()));
    }
  }

  /// Returns the command of a line without options, if it is one whose start-up time matters: the
  /// menu, `games` and `ugi`. Setting up the parser takes several times as long as their own start.
  private static Optional<Callable<Integer>> commandWithoutOptions(
      CommandContext context, String[] arguments) {
    if (arguments.length == 0) {
      return Optional.of(new TabuleiroCommand(context));
    }
    if (arguments.length > 1) {
      return Optional.empty();
    }
    return switch (arguments[0]) {
      case "games" -> Optional.of(new GamesCommand(context));
      case "ugi" -> Optional.of(new UgiCommand(context));
      default -> Optional.empty();
    };
  }

  private static int call(CommandContext context, Callable<Integer> work, String command) {
    try {
      int status = work.call();
      context.out().flush();
      return status;
    } catch (Exception | Error e) {
      return reportError(context, e, command);
    }
  }

  /// Prints what went wrong and returns the exit status.
  ///
  /// @param command the name of the command, as the user types it
  static int reportError(CommandContext context, Throwable error, String command) {
    try {
      if (error instanceof OutputClosedException closed) {
        return reportClosedOutput(context, closed);
      }
      context.out().flush();
      if (error instanceof UsageException usage) {
        return reportUsageError(context, usage.problem(), command);
      }
      context.printError(problem(context.messages(), error));
      if (System.getenv("TABULEIRO_DEBUG") != null) {
        error.printStackTrace(context.err());
      }
      return ExitStatus.FAILURE;
    } catch (OutputClosedException e) {
      return reportClosedOutput(context, e);
    }
  }

  private static String problem(Messages messages, Throwable error) {
    return switch (error) {
      case CommandException failure ->
          IoReason.of(failure.getCause())
              .map(reason -> messages.format("with-reason", failure.problem(), reason))
              .orElseGet(() -> messages.format(failure.problem()));
      case PlayException refused -> messages.format(refused.problem());
      case InvalidPathException invalid -> messages.format("invalid-path", invalid.getInput());
      case OutOfMemoryError _ -> messages.format("out-of-memory");
      // A defect of this program. Users see no stack trace, but a programmer can ask for it.
      default -> messages.format("defect", String.valueOf(error));
    };
  }

  /// The end of a pipe's reader is no failure: the program ends in silence, as by the signal.
  private static int reportClosedOutput(CommandContext context, OutputClosedException closed) {
    if (closed.isReaderGone()) {
      return ExitStatus.OUTPUT_CLOSED;
    }
    Message problem = Message.of("cannot-print");
    context.printError(
        IoReason.of(closed)
            .map(reason -> context.messages().format("with-reason", problem, reason))
            .orElseGet(() -> context.messages().format(problem)));
    return ExitStatus.FAILURE;
  }

  /// Prints what is wrong with a command line and returns the exit status.
  ///
  /// @param command the name of the command, as the user types it
  static int reportUsageError(CommandContext context, Message problem, String command) {
    Messages messages = context.messages();
    context.printError(messages.format(problem));
    context.printError(messages.format("see-help", command));
    return ExitStatus.USAGE;
  }
}
