package tabuleiro.app.shell;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tabuleiro.games.Games;

/// The completion script for bash. Programmable completion is described in bash(1). The script that
/// picocli makes knows no values that depend on the chosen game.
final class BashCompletion {
  @SuppressWarnings("InlineFormatString") // A script is easier to read by itself.
  private static final String SCRIPT =
      """
      # Completes commands, options and values of tabuleiro in bash.

      _tabuleiro_commands() {
        case $1 in
      %s
        esac
      }

      _tabuleiro_options() {
        case $1 in
      %s
        esac
      }

      # What the values of an option are, or those of an argument: its place follows the command.
      _tabuleiro_kind() {
        case $1 in
      %s
        esac
      }

      _tabuleiro_variants() {
        case $1 in
      %s
        esac
      }

      _tabuleiro_players() {
        case $1 in
      %s
          *) echo '%s' ;;
        esac
      }

      # Completes from words. What bash takes for words of its own, up to = or :, is left out.
      _tabuleiro_reply() {
        local whole=$1 value=$2 words=$3 break cut
        COMPREPLY=($(compgen -W "$words" -- "$value"))
        cut=${whole%%"$value"}
        for break in : =; do
          if [[ $COMP_WORDBREAKS == *"$break"* && $value == *"$break"* ]]; then
            cut=${value%%"$break"*}$break
            COMPREPLY=("${COMPREPLY[@]#"$cut"}")
            value=${value##*"$break"}
          fi
        done
        if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[:=,] ]]; then
          compopt -o nospace 2>/dev/null
        fi
      }

      _tabuleiro_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$1"))
      }

      _tabuleiro() {
        local line=${COMP_LINE:0:COMP_POINT} path= game= option= place=0 left=0 i last word kind value
        local help= all
        local -a words
        read -r -a words <<<"$line"
        [[ $line == *[[:space:]] ]] && words+=("")
        last=$((${#words[@]} - 1))
        COMPREPLY=()
        for ((i = 1; i < last; i++)); do
          word=${words[i]}
          if ((left > 0)); then
            left=$((left - 1))
            [[ $option == --game ]] && game=$word
          elif [[ $word == --game=* ]]; then
            game=${word#*=}
          elif [[ $word == -* ]]; then
            option=$word
            kind=$(_tabuleiro_kind "$path $word")
            [[ -n $kind ]] && left=1
            [[ $word == --compare ]] && left=2
          elif [[ -z $help && -z $path && $word == help ]]; then
            help=yes
          elif [[ " $(_tabuleiro_commands "$path") " == *" $word "* ]]; then
            path=${path:+$path }$word
          else
            place=$((place + 1))
            [[ -n $(_tabuleiro_variants "$word") ]] && game=$word
          fi
        done
        word=${words[last]} value=$word
        if ((left > 0)); then
          kind=$(_tabuleiro_kind "$path $option")
        elif [[ $word == -*=* ]]; then
          kind=$(_tabuleiro_kind "$path ${word%%%%=*}")
          value=${word#*=}
        elif [[ $word == -* ]]; then
          _tabuleiro_reply "$word" "$word" "$(_tabuleiro_options "$path")"
          return
        elif [[ -n $help ]]; then
          kind=COMMAND
        else
          kind=$(_tabuleiro_kind "$path $((place + 1))")
          all=$(_tabuleiro_commands "$path")
          ((place > 0)) && all=
        fi
        case $kind in
          FILE) _tabuleiro_files "$value" ;;
          VARIANT) _tabuleiro_reply "$word" "$value" "$(_tabuleiro_variants "$game")" ;;
          PLAYER | ANY_PLAYER)
            case $value in
              network:* | book:* | priorities:*) _tabuleiro_files "${value#*:}" ;;
              *)
                all=$(_tabuleiro_players "$game")
                [[ $kind == ANY_PLAYER ]] && all="human $all"
                _tabuleiro_reply "$word" "$value" "$all"
                ;;
            esac
            ;;
          PLAYERS)
            all=
            [[ $value == *,* ]] && all=${value%%,*},
            _tabuleiro_reply "$word" "$value" "$(printf "$all%%s " $(_tabuleiro_players "$game"))"
            ;;
          COMMAND) _tabuleiro_reply "$word" "$value" "$(_tabuleiro_commands "$path")" ;;
          "CHOICE "*) _tabuleiro_reply "$word" "$value" "${kind#CHOICE } $all" ;;
          *) [[ -n $all ]] && _tabuleiro_reply "$word" "$value" "$all" ;;
        esac
      }

      complete -F _tabuleiro tabuleiro tabuleiro.cmd
      """;

  private BashCompletion() {}

  /// Returns the script.
  static String of(CommandLine program) {
    List<CommandTree> all = CommandTree.all(program);
    return SCRIPT.formatted(
        cases(all, BashCompletion::names),
        cases(all, BashCompletion::options),
        kinds(all),
        ValueKind.byGame(ValueKind::variants, BashCompletion::line),
        ValueKind.byGame(ValueKind::players, BashCompletion::line),
        common());
  }

  private static String cases(List<CommandTree> all, Function<CommandTree, String> words) {
    return all.stream()
        .filter(node -> !words.apply(node).isEmpty())
        .map(node -> line(node.path(), words.apply(node)))
        .collect(Collectors.joining("\n"));
  }

  private static String line(String pattern, String words) {
    return "    '%s') echo '%s' ;;".formatted(pattern, words);
  }

  private static String names(CommandTree node) {
    return node.below().stream().map(CommandTree::name).collect(Collectors.joining(" "));
  }

  private static String options(CommandTree node) {
    return node.command().getCommandSpec().options().stream()
        .flatMap(option -> Arrays.stream(option.names()))
        .collect(Collectors.joining(" "));
  }

  private static String kinds(List<CommandTree> all) {
    StringJoiner lines = new StringJoiner("\n");
    for (CommandTree node : all) {
      for (OptionSpec option : node.command().getCommandSpec().options()) {
        if (option.arity().max() > 0) {
          for (String name : option.names()) {
            lines.add(line(node.path() + " " + name, kind(node, option)));
          }
        }
      }
      for (PositionalParamSpec argument : node.command().getCommandSpec().positionalParameters()) {
        int place = argument.index().min() + 1;
        lines.add(line(node.path() + " " + place, kind(node, argument)));
      }
    }
    return lines.toString();
  }

  private static String kind(CommandTree node, ArgSpec argument) {
    ValueKind kind = ValueKind.of(node.path(), argument);
    return kind == ValueKind.CHOICE
        ? kind + " " + String.join(" ", ValueKind.choices(argument))
        : kind.name();
  }

  /// Returns the players that every game has.
  private static String common() {
    List<String> first = ValueKind.players(Games.names().getFirst());
    Stream<String> all =
        first.stream()
            .filter(player ->
                Games.names().stream().allMatch(game -> ValueKind.players(game).contains(player)));
    return all.collect(Collectors.joining(" "));
  }
}
