package tabuleiro.app.measure;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.PlayerListArgument;
import tabuleiro.app.cli.SearchLimitOptions;
import tabuleiro.app.cli.UsageException;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The options that say what a report is made of.
final class ReportOptions {
  private static final int MOST_GAMES = 100_000_000;
  private static final int MOST_PLIES = 1000;
  private static final int RANDOM_GAMES = 10_000;
  private static final int GAMES = 1000;

  /// Nodes of each move. A guess: a game in a tenth of a second or so, and far from random.
  private static final long NODES = 1000;

  /// Games of the players for each game on a rung of the ladder.
  private static final int GAMES_FOR_RUNG_GAME = 2;

  /// Random games for each game of a mirror check.
  private static final int RANDOM_FOR_MIRROR_GAME = 10;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "report-games")
  private Optional<Integer> games = Optional.empty();

  @Option(names = "--random-games", paramLabel = "N", descriptionKey = "report-random-games")
  private Optional<Integer> randomGames = Optional.empty();

  @Option(names = "--playouts", descriptionKey = "report-playouts")
  private boolean playouts;

  @Option(names = "--players", paramLabel = "P,P", descriptionKey = "report-players")
  private String players = "9,9";

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "arena-nodes")
  private long nodes = NODES;

  @Option(names = "--plies", paramLabel = "N", descriptionKey = "arena-plies")
  private Optional<Integer> plies = Optional.empty();

  @Option(names = "--ladder", paramLabel = "N", descriptionKey = "report-ladder")
  private Optional<Integer> ladder = Optional.empty();

  /// Returns what the report is made of.
  ///
  /// @throws UsageException when a number is out of range, or there is no such player
  ReportPlan plan(Game game, long seed) {
    if (playouts && games.isPresent() && randomGames.isPresent()) {
      throw new UsageException(Message.of("one-of", "--games", "--random-games"));
    }
    int random = randomGames.or(() -> playouts ? games : Optional.empty()).orElse(RANDOM_GAMES);
    int played = playouts ? 0 : games.orElse(GAMES);
    SearchLimitOptions.requireRange(random, MOST_GAMES);
    SearchLimitOptions.requireRange(playouts ? 1 : played, MOST_GAMES);
    SearchLimitOptions.requireRange(nodes, Long.MAX_VALUE / 8);
    plies.ifPresent(count -> requireFromZero(count, MOST_PLIES));
    ladder.ifPresent(count -> requireFromZero(count, MOST_GAMES));
    int onRung = playouts ? 0 : ladder.orElse(Math.max(2, played / GAMES_FOR_RUNG_GAME));
    return new ReportPlan(
        game,
        seed,
        random,
        played,
        entrants(game.id().game()),
        plies.orElseGet(() -> Openings.defaultPlies(game, Optional.empty())),
        onRung,
        random / RANDOM_FOR_MIRROR_GAME);
  }

  private static void requireFromZero(int count, int most) {
    if (count < 0 || count > most) {
      throw new UsageException(
          Message.of("out-of-range", String.valueOf(count), "0", String.valueOf(most)));
    }
  }

  private List<MatchPlayer> entrants(String family) {
    List<String> texts = PlayerListArgument.split(players);
    if (texts.size() != 2) {
      throw new UsageException(Message.of("bad-argument", players, "P,P"));
    }
    return texts.stream().map(text -> entrant(family, text)).toList();
  }

  private MatchPlayer entrant(String family, String player) {
    try {
      EnginePlayers.catalogue().requirePlayer(family, player);
      MatchPlayer entrant = new MatchPlayer(player, MoveLimits.ofNodes(nodes));
      entrant.seat();
      return entrant;
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }
}
