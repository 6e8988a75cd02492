package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tabuleiro.app.cli.OptionValues;

/// The options and arguments of all commands have help and a valid example.
final class CommandParserTest {
  /// What names the players of a match: one of two ways is required.
  private static final Set<String> WITHOUT_DEFAULT = Set.of("--first", "--second", "--players");

  private static final Map<String, CommandLine> COMMANDS = CommandModel.allCommands();

  static Stream<String> commands() {
    return COMMANDS.keySet().stream();
  }

  private static CommandLine command(String name) {
    return Objects.requireNonNull(COMMANDS.get(name));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionWithAValueHasAValidExample(String name) {
    CommandLine command = command(name);
    List<String> required = new ArrayList<>();
    for (PositionalParamSpec argument : command.getCommandSpec().positionalParameters()) {
      String example = OptionValues.exampleValue(argument.paramLabel());
      if (argument.required()) {
        required.add(example);
      }
    }
    List<OptionSpec> options =
        command.getCommandSpec().options().stream()
            .filter(option -> option.arity().max() > 0)
            .toList();
    assertThat(options).isNotEmpty(); // --lang at least
    for (OptionSpec option : options) {
      if (option.required()) {
        required.add(option.longestName() + "=" + example(option));
      }
    }
    CommandLine program = CommandModel.program();
    for (OptionSpec option : options) {
      List<String> line = new ArrayList<>(required);
      boolean hasSeveralValues = option.arity().min() > 1;
      String text = option.longestName() + (hasSeveralValues ? " " : "=") + example(option);
      if (!option.required()) {
        line.addAll(hasSeveralValues ? List.of(text.split(" ", -1)) : List.of(text));
      }
      line.addAll(0, List.of(name.split(" ", -1)));
      assertThatCode(() -> program.parseArgs(line.toArray(String[]::new)))
          .as("%s %s", name, text)
          .doesNotThrowAnyException();
    }
  }

  private static String example(OptionSpec option) {
    return OptionValues.exampleValue(CommandParser.name(option));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionHasHelp(String name) {
    CommandLine command = command(name);
    for (OptionSpec option : command.getCommandSpec().options()) {
      assertThat(option.description()).as("%s %s", name, option.longestName()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionWithAValueTellsItsDefault(String name) {
    CommandLine command = command(name);
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (option.arity().max() > 0
          && !option.required()
          && !WITHOUT_DEFAULT.contains(option.longestName())) {
        assertThat(String.join(" ", option.description()))
            .as("%s %s", name, option.longestName())
            .contains("Default: ");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasAnExampleThatParses(String name) {
    CommandLine command = command(name);
    assertThat(command.getCommandSpec().usageMessage().footer()).hasSize(1);
    String example =
        command
            .getCommandSpec()
            .usageMessage()
            .footer()[0]
            .strip()
            .replaceFirst("^source <\\((.*)\\)$", "$1");
    List<String> words = List.of(example.split(" ", -1));
    assertThat(String.join(" ", words) + " ").startsWith("tabuleiro " + name + " ");
    CommandModel.program().parseArgs(words.subList(1, words.size()).toArray(String[]::new));
  }
}
