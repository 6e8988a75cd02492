package tabuleiro.app;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.json.FamilyJson;
import tabuleiro.app.json.Json;
import tabuleiro.app.json.StrengthJson;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.LevelStrength;
import tabuleiro.games.Games;
import tabuleiro.play.players.Players;
import tabuleiro.rules.Family;
import tabuleiro.text.Messages;

/// `tabuleiro games`: the games, their variants, the computer players each has and how strong their
/// levels are.
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {
  private final Context context;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  GamesCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Players players = EnginePlayers.catalogue();
    if (json) {
      context.out().println(Json.of(families(players)));
      return 0;
    }
    for (Family family : Games.families()) {
      Messages words = context.words().forGame(family.name());
      String names = String.join(", ", shortened(players.names(family.name())));
      context.out().println(family.name() + ": " + words.say("name") + ", " + words.say("tagline"));
      context.out().println("  " + words.say("credit"));
      context.out().println("  " + words.say("variants"));
      context.out().println("  " + words.say("computer-players", names));
      strengths(family)
          .forEach((variant, levels) -> {
            String text = String.join(", ", levels.stream().map(GamesCommand::format).toList());
            context.out().println("  " + words.say("level-strengths", variant, text));
          });
    }
    return 0;
  }

  /// Returns what was measured of the levels, by the variants on which it was.
  private static Map<String, List<LevelStrength>> strengths(Family family) {
    return LevelStrength.of(family.name()).stream()
        .collect(groupingBy(LevelStrength::variant, LinkedHashMap::new, toList()));
  }

  private static String format(LevelStrength strength) {
    return "%d: %d +- %d".formatted(strength.number(), strength.elo(), strength.error());
  }

  /// Returns the names with the levels, which are in order, put together: `1-9`.
  private static List<String> shortened(List<String> names) {
    List<String> levels = names.stream().filter(Players::isLevel).toList();
    List<String> others = names.stream().filter(name -> !Players.isLevel(name)).toList();
    return Stream.concat(Stream.of(levels.getFirst() + "-" + levels.getLast()), others.stream())
        .toList();
  }

  private List<FamilyJson> families(Players players) {
    return Games.families().stream()
        .map(family -> {
          Messages words = context.words().forGame(family.name());
          return new FamilyJson(
              family.name(),
              words.say("name"),
              words.say("credit"),
              family.variants(),
              players.names(family.name()),
              LevelStrength.of(family.name()).stream().map(GamesCommand::json).toList());
        })
        .toList();
  }

  private static StrengthJson json(LevelStrength strength) {
    return new StrengthJson(
        strength.variant(), strength.number(), strength.elo(), strength.error());
  }
}
