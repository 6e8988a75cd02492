package tabuleiro.app.shell;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The completion script for fish. The commands of fish are described at
/// fishshell.com/docs/current/cmds/complete.html.
final class FishCompletion {
  /// What the lines ask of the words before the cursor.
  @SuppressWarnings("InlineFormatString") // A script is easier to read by itself.
  private static final String FUNCTIONS =
      """
      function __tabuleiro_is
        set -l where ''
        set -l words (commandline -opc)
        for word in $words
          set -l next (string trim -- "$where $word")
          if contains -- $next %s
            set where $next
          end
        end
        test "$where" = "$argv[1]"
      end
      function __tabuleiro_variants
        for word in (commandline -opc)
          switch (string replace -- --game= '' $word)
      %s
          end
        end
      end
      function __tabuleiro_players
        for word in (commandline -opc)
          switch (string replace -- --game= '' $word)
      %s
          end
        end
      end
      function __tabuleiro_player_list
        set -l word (commandline -ct)
        set -l first (string replace -r -- '^--[a-z-]*=' '' "$word" | string replace -r '[^,]*$' '')
        for player in (__tabuleiro_players)
          echo "$first$player"
        end
      end
      """;

  private final StringJoiner lines = new StringJoiner("\n", "", "\n");

  private FishCompletion() {}

  /// Returns the script.
  static String of(CommandLine program) {
    List<CommandTree> all = CommandTree.all(program);
    FishCompletion script = new FishCompletion();
    all.forEach(script::add);
    String names =
        all.stream()
            .map(CommandTree::path)
            .filter(path -> !path.isEmpty())
            .map(FishCompletion::quote)
            .collect(Collectors.joining(" "));
    return FUNCTIONS.formatted(
            names,
            ValueKind.byGame(ValueKind::variants, FishCompletion::line),
            ValueKind.byGame(ValueKind::players, FishCompletion::line))
        + script.lines;
  }

  private static String line(String game, String words) {
    return "      case %s\n        string split ' ' '%s'\n        return".formatted(game, words);
  }

  private void add(CommandTree node) {
    String condition = "__tabuleiro_is " + quote(node.path());
    for (CommandTree child : node.below()) {
      add(condition, "-f -a " + child.name(), HelpText.firstSentence(child.command()));
    }
    for (OptionSpec option : node.command().getCommandSpec().options()) {
      String names =
          Arrays.stream(option.names()).map(FishCompletion::name).collect(Collectors.joining(" "));
      String value = option.arity().max() == 0 ? "-f" : "-r " + values(node, option);
      add(condition, names + " " + value, HelpText.of(option));
    }
    for (PositionalParamSpec argument : node.command().getCommandSpec().positionalParameters()) {
      // Behind each value fish would show the description of all of them.
      boolean isChoice = !ValueKind.choices(argument).isEmpty();
      add(condition, values(node, argument), isChoice ? "" : HelpText.of(argument));
    }
  }

  private void add(String condition, String what, String description) {
    String end = description.isEmpty() ? "" : " -d " + quote(description);
    lines.add("complete -c tabuleiro -n %s %s%s".formatted(quote(condition), what, end));
  }

  private static String name(String option) {
    return option.startsWith("--") ? "-l " + option.substring(2) : "-s " + option.substring(1);
  }

  private static String values(CommandTree node, ArgSpec argument) {
    return switch (ValueKind.of(node.path(), argument)) {
      case TEXT -> "-f";
      case FILE -> "-F";
      case CHOICE -> "-f -a " + quote(String.join(" ", ValueKind.choices(argument)));
      case VARIANT -> "-f -a '(__tabuleiro_variants)'";
      case PLAYER -> "-f -a '(__tabuleiro_players)'";
      case ANY_PLAYER -> "-f -a 'human (__tabuleiro_players)'";
      case PLAYERS -> "-f -a '(__tabuleiro_player_list)'";
      case COMMAND -> "-f -a " + quote(commands(node));
    };
  }

  /// Returns the names of the commands of the program.
  private static String commands(CommandTree node) {
    return Stream.of(node.command().getParent())
        .flatMap(program -> program.getSubcommands().keySet().stream())
        .collect(Collectors.joining(" "));
  }

  private static String quote(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
