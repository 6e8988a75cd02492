package tabuleiro.app.shell;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The completion script for fish, for which picocli has none. The commands of fish are described
/// at fishshell.com/docs/current/cmds/complete.html.
final class FishCompletion {
  private final StringJoiner lines = new StringJoiner("\n", "", "\n");

  private FishCompletion() {}

  /// Returns the script.
  static String of(CommandLine program) {
    FishCompletion script = new FishCompletion();
    script.add("__fish_use_subcommand", program.getCommandSpec().options());
    program.getSubcommands().forEach(script::add);
    return script.lines.toString();
  }

  private void add(String name, CommandLine command) {
    add("__fish_use_subcommand", "-f -a " + name, HelpText.of(command));
    String condition = "__fish_seen_subcommand_from " + name;
    add(condition, command.getCommandSpec().options());
    for (PositionalParamSpec argument : command.getCommandSpec().positionalParameters()) {
      // Behind each value fish would show the description of all of them.
      String description = HelpText.values(argument).isEmpty() ? HelpText.of(argument) : "";
      add(condition, values(argument), description);
    }
  }

  private void add(String condition, List<OptionSpec> options) {
    for (OptionSpec option : options) {
      String names =
          Arrays.stream(option.names()).map(FishCompletion::name).collect(Collectors.joining(" "));
      String value = option.arity().max() == 0 ? "-f" : "-r " + values(option);
      add(condition, names + " " + value, HelpText.of(option));
    }
  }

  private void add(String condition, String what, String description) {
    String end = description.isEmpty() ? "" : " -d " + quote(description);
    lines.add("complete -c tabuleiro -n %s %s%s".formatted(quote(condition), what, end));
  }

  private static String name(String option) {
    return option.startsWith("--") ? "-l " + option.substring(2) : "-s " + option.substring(1);
  }

  private static String values(ArgSpec argument) {
    if (HelpText.isFile(argument)) {
      return "-F";
    }
    List<String> values = HelpText.values(argument);
    return values.isEmpty() ? "-f" : "-f -a " + quote(String.join(" ", values));
  }

  private static String quote(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
