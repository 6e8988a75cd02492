package tabuleiro.app.shell;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The completion script for zsh. The functions `_arguments` and `_describe` are described in
/// zshcompsys(1).
final class ZshCompletion {
  /// The name of a command that is reached is in `where`; `words` begins with its last word.
  @SuppressWarnings("InlineFormatString") // A script is easier to read by itself.
  private static final String SCRIPT =
      """
      #compdef tabuleiro
      _tabuleiro_variants() {
        local word
        for word in $words; do
          case ${word#--game=} in
      %s
          esac
        done
      }
      _tabuleiro_players() {
        if compset -P '(network|book|priorities):'; then
          _files
          return
        fi
        local word
        for word in $words; do
          case ${word#--game=} in
      %s
          esac
        done
      }
      _tabuleiro_any_player() {
        compadd "$@" -- human
        _tabuleiro_players "$@"
      }
      _tabuleiro_command() {
        local where=$1
        local -a commands names
        case $where in
      %s
        esac
        names=(${commands%%%%:*})
        if (( CURRENT == 2 && $#commands )); then
          _describe command commands
        elif (( $names[(Ie)$words[2]] )); then
          shift words
          (( CURRENT-- ))
          _tabuleiro_command "${where:+$where }$words[1]"
          return
        fi
        case $where in
      %s
        esac
      }
      _tabuleiro() {
        _tabuleiro_command ''
      }
      if [[ $funcstack[1] == _tabuleiro ]]; then
        _tabuleiro "$@"
      else
        compdef _tabuleiro tabuleiro
      fi
      """;

  private ZshCompletion() {}

  /// Returns the script. It works as a file that zsh loads, and when it is read by `source`.
  static String of(CommandLine program) {
    StringJoiner commands = new StringJoiner("\n");
    StringJoiner cases = new StringJoiner("\n");
    for (CommandTree node : CommandTree.all(program)) {
      if (!node.below().isEmpty()) {
        commands.add("    '%s') commands=(%s) ;;".formatted(node.path(), descriptions(node)));
      }
      cases.add("    '%s') _arguments %s ;;".formatted(node.path(), arguments(node)));
    }
    return SCRIPT.formatted(
        ValueKind.byGame(ValueKind::variants, ZshCompletion::line),
        ValueKind.byGame(ValueKind::players, ZshCompletion::line),
        commands,
        cases);
  }

  private static String descriptions(CommandTree node) {
    return node.below().stream()
        .map(child -> {
          String description = HelpText.firstSentence(child.command()).replace(":", "\\:");
          return quote(child.name() + ":" + description);
        })
        .collect(Collectors.joining(" "));
  }

  private static String line(String game, String words) {
    return "      '%s') compadd \"$@\" -- %s; return ;;".formatted(game, words);
  }

  private static String arguments(CommandTree node) {
    List<PositionalParamSpec> positional = node.command().getCommandSpec().positionalParameters();
    return Stream.concat(
            node.command().getCommandSpec().options().stream()
                .flatMap(option -> options(node, option)),
            positional.stream().map(argument -> quote(value(node, argument))))
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> options(CommandTree node, OptionSpec option) {
    String description = "[" + HelpText.of(option).replaceAll("([\\[\\]:\\\\])", "\\\\$1") + "]";
    return Stream.of(option.names())
        .map(name ->
            option.arity().max() == 0
                ? name + description
                : name + "=" + description + value(node, option))
        .map(ZshCompletion::quote);
  }

  private static String value(CommandTree node, ArgSpec argument) {
    String label = argument.paramLabel().replace(":", "\\:");
    String action =
        switch (ValueKind.of(node.path(), argument)) {
          case TEXT -> "";
          case FILE -> "_files";
          case CHOICE -> "(" + String.join(" ", ValueKind.choices(argument)) + ")";
          case VARIANT -> "_tabuleiro_variants";
          case PLAYER -> "_tabuleiro_players";
          case ANY_PLAYER -> "_tabuleiro_any_player";
          case PLAYERS -> "_sequence _tabuleiro_players";
          case COMMAND -> "_tabuleiro_command ''";
        };
    return ":" + label + ":" + action;
  }

  private static String quote(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
