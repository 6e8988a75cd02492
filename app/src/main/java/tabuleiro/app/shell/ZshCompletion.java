package tabuleiro.app.shell;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The completion script for zsh. The one that picocli makes for bash runs there too, but not when
/// zsh loads it on demand. The functions `_arguments` and `_describe` are described in
/// zshcompsys(1).
final class ZshCompletion {
  private ZshCompletion() {}

  /// Returns the script. It works as a file that zsh loads, and when it is read by `source`.
  static String of(CommandLine program) {
    StringJoiner commands = new StringJoiner("\n");
    StringJoiner cases = new StringJoiner("\n");
    program
        .getSubcommands()
        .forEach((name, command) -> {
          String description = HelpText.of(command).replace(":", "\\:");
          commands.add("      " + quote(name + ":" + description));
          cases.add("    %s) _arguments %s ;;".formatted(name, arguments(command)));
        });
    return """
    #compdef tabuleiro
    _tabuleiro() {
      if (( CURRENT == 2 )); then
        local -a commands=(
    %s
        )
        _describe command commands
        _arguments %s
        return
      fi
      shift words
      (( CURRENT-- ))
      case $words[1] in
    %s
      esac
    }
    if [[ $funcstack[1] == _tabuleiro ]]; then
      _tabuleiro "$@"
    else
      compdef _tabuleiro tabuleiro
    fi
    """
        .formatted(commands, arguments(program), cases);
  }

  private static String arguments(CommandLine command) {
    List<PositionalParamSpec> positional = command.getCommandSpec().positionalParameters();
    return Stream.concat(
            command.getCommandSpec().options().stream().flatMap(ZshCompletion::options),
            positional.stream().map(argument -> quote(value(argument))))
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> options(OptionSpec option) {
    String description = "[" + HelpText.of(option).replaceAll("([\\[\\]:\\\\])", "\\\\$1") + "]";
    return Stream.of(option.names())
        .map(name ->
            option.arity().max() == 0
                ? name + description
                : name + "=" + description + value(option))
        .map(ZshCompletion::quote);
  }

  private static String value(ArgSpec argument) {
    String label = argument.paramLabel().replace(":", "\\:");
    List<String> values = HelpText.values(argument);
    String action = values.isEmpty() ? "" : "(" + String.join(" ", values) + ")";
    return ":" + label + ":" + (HelpText.isFile(argument) ? "_files" : action);
  }

  private static String quote(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
