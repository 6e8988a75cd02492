package tabuleiro.app;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.OutputClosedException;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.inspect.GamesCommand;
import tabuleiro.app.inspect.UgiCommand;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// Runs commands and reports their errors.
public final class CommandRunner {
  private CommandRunner() {}

  /// Runs the command that the arguments name and returns its exit status.
  public static int execute(CommandContext context, String[] arguments) {
    Optional<Callable<Integer>> command = commandWithoutOptions(context, arguments);
    try {
      int status =
          command.isPresent()
              ? call(context, command.get(), arguments)
              : CommandParser.of(context, arguments).execute(arguments);
      context.out().flush();
      return status;
    } catch (OutputClosedException e) {
      return ExitStatus.OUTPUT_CLOSED;
    }
  }

  /// Runs one of some commands and returns its exit status.
  ///
  /// @param commands creates the commands, by their names
  /// @param arguments the first one is a name or an option
  public static int execute(
      CommandContext context, Map<String, Supplier<Object>> commands, String[] arguments) {
    try {
      TabuleiroCommand root = new TabuleiroCommand(context);
      int status = CommandParser.of(context, root, commands, arguments).execute(arguments);
      context.out().flush();
      return status;
    } catch (OutputClosedException e) {
      return ExitStatus.OUTPUT_CLOSED;
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

  private static int call(CommandContext context, Callable<Integer> command, String[] arguments) {
    try {
      return command.call();
    } catch (Exception e) {
      return reportError(context, e, ("tabuleiro " + String.join(" ", arguments)).strip());
    }
  }

  /// Prints what went wrong and returns the exit status.
  ///
  /// @param command the name of the command, as the user types it
  static int reportError(CommandContext context, Exception error, String command) {
    if (error instanceof OutputClosedException) {
      return ExitStatus.OUTPUT_CLOSED;
    }
    context.out().flush();
    if (error instanceof UsageException usage) {
      return reportUsageError(context, usage.problem(), command);
    }
    if (error instanceof CommandException failure) {
      context.printError(context.messages().format(failure.problem()));
      return ExitStatus.FAILURE;
    }
    if (error instanceof PlayException refused) {
      context.printError(context.messages().format(refused.problem()));
      return ExitStatus.FAILURE;
    }
    // A defect of this program. Users see no stack trace, but a programmer can ask for it.
    context.printError(context.messages().format("defect", String.valueOf(error)));
    if (System.getenv("TABULEIRO_DEBUG") != null) {
      error.printStackTrace(context.err());
    }
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
