package tabuleiro.app;

import java.util.Optional;
import java.util.concurrent.Callable;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.inspect.GamesCommand;
import tabuleiro.app.inspect.UgiCommand;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// Runs commands, and tells their problems.
final class CommandRunner {
  private CommandRunner() {}

  /// Runs the command that the arguments name and returns its exit status.
  static int execute(CommandContext context, String[] arguments) {
    Optional<Callable<Integer>> bare = commandWithoutOptions(context, arguments);
    return bare.isPresent()
        ? call(context, bare.get(), arguments)
        : CommandParser.of(context, arguments).execute(arguments);
  }

  /// Returns the command of a line without options, of those that people or programs wait for:
  /// nothing is to be parsed, and the parser takes several times as long to begin as they do.
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

  /// Tells what went wrong and returns the exit status.
  ///
  /// @param command its name, as it is typed
  static int reportError(CommandContext context, Exception problem, String command) {
    context.out().flush();
    if (problem instanceof UsageException usage) {
      return reportError(context, usage.phrase(), command);
    }
    if (problem instanceof CommandException failure) {
      context.err().println(context.messages().format(failure.phrase()));
      return ExitStatus.FAILURE;
    }
    if (problem instanceof PlayException refused) {
      context.err().println(context.messages().format(refused.problem()));
      return ExitStatus.FAILURE;
    }
    // A defect of ours: no stack trace reaches a user, but a programmer can ask for it.
    context.err().println(context.messages().format("defect", String.valueOf(problem)));
    if (System.getenv("TABULEIRO_DEBUG") != null) {
      problem.printStackTrace(context.err());
    }
    return ExitStatus.FAILURE;
  }

  /// Tells of wrong usage and returns the exit status.
  static int reportError(CommandContext context, Message phrase, String command) {
    Messages words = context.messages();
    context.err().println(words.format(phrase));
    context.err().println(words.format("see-help", command));
    return ExitStatus.USAGE;
  }
}
