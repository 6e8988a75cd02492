package tabuleiro.app;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ParentCommand;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;

/// Translates the errors of picocli, which has English texts only, into messages of this program.
final class UsageProblem {
  private UsageProblem() {}

  /// Returns what is wrong with a command line.
  static Message of(ParameterException error, List<String> arguments) {
    if (error.getCause() instanceof UsageException usage) {
      return usage.problem();
    }
    return switch (error) {
      case UnmatchedArgumentException unmatched -> unknown(unmatched);
      case MissingParameterException missing ->
          misspelt(missing.getCommandLine(), arguments)
              .orElseGet(() -> missing(missing.getMissing().getFirst(), arguments));
      case OverwrittenOptionException twice ->
          Message.of("option-twice", CommandParser.name(twice.getOverwritten()));
      default -> invalidValue(error, arguments);
    };
  }

  /// Returns the problem of the first option that the command does not have: an option that is
  /// missing may be there under a wrong name.
  private static Optional<Message> misspelt(CommandLine command, List<String> arguments) {
    return arguments.stream()
        .filter(word -> word.startsWith("--"))
        .filter(word -> !hasOption(command, word.split("=", 2)[0]))
        .findFirst()
        .map(word -> similar(Message.of("unknown-argument", word), word, command));
  }

  private static boolean hasOption(@Nullable CommandLine command, String name) {
    return command != null
        && (command.getCommandSpec().findOption(name) != null
            || hasOption(command.getParent(), name));
  }

  private static Message unknown(UnmatchedArgumentException error) {
    String first = error.getUnmatched().getFirst();
    CommandLine command = error.getCommandLine();
    boolean isCommand =
        (command.getParent() == null || ParentCommand.is(command)) && !first.startsWith("-");
    Message problem =
        isCommand
            ? Message.of("unknown-command", first)
            : Message.of("unknown-argument", String.join(" ", error.getUnmatched()));
    return similar(problem, first, command);
  }

  /// Returns a problem with the name that was perhaps meant.
  private static Message similar(Message problem, String word, CommandLine command) {
    return SimilarNames.of(word, command)
        .map(similar -> Message.of("did-you-mean", problem, similar))
        .orElse(problem);
  }

  /// Returns the problem of an argument that is missing, or of an option without its values.
  private static Message missing(ArgSpec argument, List<String> arguments) {
    String name = CommandParser.name(argument);
    boolean isGiven = arguments.stream().anyMatch(word -> word.equals(name));
    if (!isGiven || !(argument instanceof OptionSpec option)) {
      return OptionValues.missing(name).problem();
    }
    int values = option.arity().min();
    return values > 1
        ? Message.of("option-values", name, values, OptionValues.example(name))
        : Message.of("option-value", name, OptionValues.example(name));
  }

  private static Message invalidValue(ParameterException error, List<String> arguments) {
    ArgSpec argument = error.getArgSpec();
    if (argument == null) {
      return Message.of("unknown-argument", String.valueOf(error.getMessage()));
    }
    String name = CommandParser.name(argument);
    if (argument instanceof OptionSpec option && option.arity().max() == 0) {
      return Message.of("flag-value", name);
    }
    String value = error.getValue();
    return value == null
        ? missing(argument, arguments)
        : OptionValues.invalid(name, value).problem();
  }
}
