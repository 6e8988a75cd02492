package tabuleiro.app;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.json.FamilyJson;
import tabuleiro.app.json.Json;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.players.Players;
import tabuleiro.rules.Family;
import tabuleiro.words.Words;

/// `tabuleiro games`: the games, their variants, the computer players each has.
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
      Words words = context.words().forGame(family.name());
      String names = String.join(", ", shortened(players.names(family.name())));
      context.out().println(family.name() + ": " + words.say("name") + ", " + words.say("tagline"));
      context.out().println("  " + words.say("credit"));
      context.out().println("  " + words.say("variants"));
      context.out().println("  " + words.say("computer-players", names));
    }
    return 0;
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
          Words words = context.words().forGame(family.name());
          return new FamilyJson(
              family.name(),
              words.say("name"),
              words.say("credit"),
              family.variants(),
              players.names(family.name()));
        })
        .toList();
  }
}
