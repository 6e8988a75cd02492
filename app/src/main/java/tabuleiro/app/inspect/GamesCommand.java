package tabuleiro.app.inspect;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.LevelStrengthJson;
import tabuleiro.app.json.ListedGameJson;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.LevelStrength;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;
import tabuleiro.text.Messages;

/// `tabuleiro games`: lists the games, their variants, their computer players and the strength of
/// their levels.
@Command(name = "games", footer = "  tabuleiro games")
public final class GamesCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public GamesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    PlayerCatalogue players = EnginePlayers.catalogue();
    if (json) {
      context.out().println(JsonOutput.format(families(players)));
      return 0;
    }
    context.printText(
        Games.families().stream().map(family -> describe(family, players)).collect(joining()));
    return 0;
  }

  /// Returns the lines about a family, each ended by a line feed.
  private String describe(Family family, PlayerCatalogue players) {
    Messages messages = context.messages().forGame(family.name());
    String names = String.join(", ", withLevelRange(players.playerIds(family.name())));
    List<String> lines = new ArrayList<>();
    lines.add(family.name() + ": " + messages.format("name") + ", " + messages.format("tagline"));
    lines.add("  " + messages.format("credit"));
    lines.add("  " + messages.format("variants"));
    lines.add("  " + messages.format("computer-players", names));
    if (EvaluatorFactories.find(family.name()).isEmpty()) {
      lines.add("  " + messages.format("plain-uct"));
    }
    strengths(family)
        .forEach((variant, levels) -> {
          String text = String.join(", ", levels.stream().map(GamesCommand::format).toList());
          lines.add("  " + messages.format("level-strengths", variant, text));
        });
    return String.join("\n", lines) + "\n";
  }

  /// Returns the measured strengths of the levels, by variant.
  private static Map<String, List<LevelStrength>> strengths(Family family) {
    return LevelStrength.of(family.name()).stream()
        .collect(groupingBy(LevelStrength::variant, LinkedHashMap::new, toList()));
  }

  private static String format(LevelStrength strength) {
    return "%d: %d +- %d".formatted(strength.number(), strength.elo(), strength.error());
  }

  /// Returns the names with the levels, which come in order, written as a range: `1-9`.
  private static List<String> withLevelRange(List<String> names) {
    List<String> levels = names.stream().filter(PlayerCatalogue::isLevel).toList();
    List<String> others = names.stream().filter(name -> !PlayerCatalogue.isLevel(name)).toList();
    return Stream.concat(Stream.of(levels.getFirst() + "-" + levels.getLast()), others.stream())
        .toList();
  }

  private List<ListedGameJson> families(PlayerCatalogue players) {
    return Games.families().stream()
        .map(family -> {
          Messages messages = context.messages().forGame(family.name());
          return new ListedGameJson(
              family.name(),
              messages.format("name"),
              messages.format("credit"),
              family.variants(),
              players.playerIds(family.name()),
              LevelStrength.of(family.name()).stream().map(GamesCommand::json).toList());
        })
        .toList();
  }

  private static LevelStrengthJson json(LevelStrength strength) {
    return new LevelStrengthJson(
        strength.variant(), strength.number(), strength.elo(), strength.error());
  }
}
