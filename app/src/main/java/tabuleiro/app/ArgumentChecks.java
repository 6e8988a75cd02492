package tabuleiro.app;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.OutputPath.Kind;
import tabuleiro.rules.Message;

/// What holds for the arguments of every command: a value is not empty, and an output can be
/// written. A command checks what concerns it alone.
final class ArgumentChecks {
  /// Texts that may be empty: then there is no name and no note.
  private static final Set<String> MAY_BE_EMPTY = Set.of("--name", "--names", "--note");

  private ArgumentChecks() {}

  /// Checks that no flag is given an empty value, which picocli accepts: `--json=`.
  ///
  /// @throws UsageException when one is
  static void requireFlagsAlone(CommandLine command, String[] arguments) {
    for (String argument : arguments) {
      OptionSpec option =
          argument.endsWith("=")
              ? command.getCommandSpec().findOption(argument.substring(0, argument.length() - 1))
              : null;
      if (option != null && option.arity().max() == 0) {
        throw new UsageException(Message.of("flag-value", CommandParser.name(option)));
      }
    }
  }

  /// Checks that no argument of a command stands before the name of another one below it, as in
  /// `solve --memory 2 jobs run`: it would be ignored.
  ///
  /// @param commands each is below the one before it
  /// @throws UsageException when one does
  static void requireNoneBeforeName(List<CommandLine> commands) {
    for (CommandLine command : commands.subList(0, commands.size() - 1)) {
      given(command.getParseResult())
          .filter(argument -> argument.scopeType() != ScopeType.INHERIT)
          .findFirst()
          .ifPresent(argument -> {
            String name = CommandParser.name(commands.getLast());
            throw new UsageException(
                Message.of("argument-before-command", CommandParser.name(argument), name));
          });
    }
  }

  /// Checks the arguments of a command line.
  ///
  /// @throws UsageException when a value is empty
  /// @throws CommandException when an output cannot be written
  static void check(ParseResult parsed) {
    List<ArgSpec> given = given(parsed).toList();
    given.forEach(ArgumentChecks::requireValue);
    given.forEach(ArgumentChecks::requireWritable);
  }

  private static Stream<ArgSpec> given(ParseResult parsed) {
    return Stream.concat(
        parsed.matchedOptions().stream().map(ArgSpec.class::cast),
        parsed.matchedPositionals().stream());
  }

  private static void requireValue(ArgSpec argument) {
    String name = CommandParser.name(argument);
    if (argument.arity().max() > 0
        && !MAY_BE_EMPTY.contains(name)
        && argument.stringValues().stream().anyMatch(String::isEmpty)) {
      throw OptionValues.invalid(name, "");
    }
  }

  private static void requireWritable(ArgSpec argument) {
    Kind kind =
        switch (argument.paramLabel()) {
          case "FILE" -> Kind.FILE;
          case "FOLDER" -> Kind.FOLDER;
          default -> Kind.ANY;
        };
    String name = CommandParser.name(argument);
    outputs(argument.getValue()).forEach(output -> output.requireWritable(name, kind));
  }

  /// Returns the outputs in the value of an argument.
  private static Stream<OutputPath> outputs(@Nullable Object value) {
    return switch (value) {
      case OutputPath output -> Stream.of(output);
      case Optional<?> optional -> optional.stream().flatMap(ArgumentChecks::outputs);
      case Collection<?> values -> values.stream().flatMap(ArgumentChecks::outputs);
      case null, default -> Stream.empty();
    };
  }
}
