package tabuleiro.app.measure;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlayerListArgument;
import tabuleiro.app.cli.UsageException;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The options that define a balance report.
final class ReportOptions {
  private static final int MAX_GAMES = 100_000_000;
  private static final int MAX_PLIES = 1000;
  private static final int RANDOM_GAMES = 10_000;
  private static final int GAMES = 1000;

  /// Nodes per move. A guess: a game takes about a tenth of a second and is far from random.
  private static final long NODES = 1000;

  /// The number of games between the players for each game on a rung of the ladder.
  private static final int GAMES_FOR_RUNG_GAME = 2;

  /// The number of random games for each game of a mirror check.
  private static final int RANDOM_FOR_MIRROR_GAME = 10;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "report-games")
  private Optional<Integer> games = Optional.empty();

  @Option(names = "--random-games", paramLabel = "N", descriptionKey = "report-random-games")
  private Optional<Integer> randomGames = Optional.empty();

  @Option(names = "--playouts", descriptionKey = "report-playouts")
  private boolean playouts;

  @Option(names = "--players", paramLabel = "P,P", descriptionKey = "report-players")
  private String players = "9,9";

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "report-nodes")
  private long nodes = NODES;

  @Option(names = "--plies", paramLabel = "N", descriptionKey = "arena-plies")
  private Optional<Integer> plies = Optional.empty();

  @Option(names = "--ladder", paramLabel = "N", descriptionKey = "report-ladder")
  private Optional<Integer> ladder = Optional.empty();

  /// Returns the plan of the report.
  ///
  /// @throws UsageException when a number is out of range, or a player does not exist
  ReportPlan plan(Game game, long seed) {
    if (playouts && games.isPresent() && randomGames.isPresent()) {
      throw new UsageException(Message.of("one-of", "--games", "--random-games"));
    }
    int random = randomGames.or(() -> playouts ? games : Optional.empty()).orElse(RANDOM_GAMES);
    int played = playouts ? 0 : games.orElse(GAMES);
    OptionValues.requireRange(
        randomGames.isPresent() ? "--random-games" : "--games", random, 1, MAX_GAMES);
    OptionValues.requireRange("--games", playouts ? 1 : played, 1, MAX_GAMES);
    OptionValues.requireRange("--nodes", nodes, 1, Long.MAX_VALUE / 8);
    plies.ifPresent(count -> OptionValues.requireRange("--plies", count, 0, MAX_PLIES));
    ladder.ifPresent(count -> OptionValues.requireRange("--ladder", count, 0, MAX_GAMES));
    int onRung = playouts ? 0 : ladder.orElse(Math.max(2, played / GAMES_FOR_RUNG_GAME));
    return new ReportPlan(
        game,
        seed,
        random,
        played,
        matchPlayers(game),
        plies.orElseGet(() -> Openings.defaultPlies(game, Optional.empty())),
        onRung,
        random / RANDOM_FOR_MIRROR_GAME);
  }

  private List<MatchPlayer> matchPlayers(Game game) {
    List<String> texts = PlayerListArgument.split(players);
    if (texts.size() != 2) {
      throw OptionValues.invalid("--players", players);
    }
    MoveLimits limits = MoveLimits.ofNodes(nodes);
    return texts.stream()
        .map(text -> MatchPlayerOptions.matchPlayer(game, text, Optional.of(limits)))
        .toList();
  }
}
