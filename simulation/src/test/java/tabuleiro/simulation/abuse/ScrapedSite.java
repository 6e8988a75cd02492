package tabuleiro.simulation.abuse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.server.DrivenSite;
import tabuleiro.server.http.SimulatedHttp.Response;

/// Two players, and scrapers who read all they can before each move: at many addresses, and one at
/// the address of a player. A refused player tries again a second later. How long a request keeps a
/// processor is not part of the world; that is measured by `ScraperLoad`.
final class ScrapedSite {
  private static final int SCRAPERS = 6;
  private static final int MOVES = 3;

  /// How often a scraper asks before each move: more often than the server answers.
  private static final int READS_OF_EACH = 120;

  private static final Duration RETRY = Duration.ofSeconds(1);
  private static final List<String> READS =
      List.of("/games/search?game=talpa", "/openings/talpa/8x8", "/games/search?player=Ana");

  private final DrivenSite site;
  private final List<SitePlayer> players;
  private final List<SitePlayer> scrapers;

  private ScrapedSite(DrivenSite site, AbuseBug bug) {
    this.site = site;
    this.players =
        List.of(
            SitePlayer.browser(site, "Ana", "198.51.100.1"),
            SitePlayer.browser(site, "Rui", "198.51.100.2"));
    this.scrapers =
        Stream.concat(
                Stream.of("198.51.100.1"),
                IntStream.range(1, SCRAPERS).mapToObj(i -> "203.0." + i + ".1"))
            .map(address -> SitePlayer.browser(site, "Scraper", address))
            .toList();
    if (bug == AbuseBug.ONE_ADDRESS_FOR_ALL) {
      Stream.concat(players.stream(), scrapers.stream())
          .forEach(player -> player.moveTo("192.0.2.1"));
    }
  }

  /// Plays some moves, and returns how long the slowest took, with all attempts.
  static Duration longestMove(Path file, AbuseBug bug) {
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      return new ScrapedSite(site, bug).play();
    }
  }

  private Duration play() {
    players.forEach(SitePlayer::signUp);
    String game = players.getFirst().challenge(players.getLast(), "").text("gameId");
    Duration longest = Duration.ZERO;
    boolean isRefused = false;
    for (int i = 0; i < MOVES; i++) {
      for (SitePlayer scraper : scrapers) {
        isRefused |= scrape(scraper);
      }
      Duration took = move(players.get(i % 2), game);
      longest = took.compareTo(longest) > 0 ? took : longest;
      site.pass(Duration.ofSeconds(2));
    }
    if (!isRefused) {
      throw new AssertionError("no scraper reads as fast as the server permits");
    }
    return longest;
  }

  /// Reads without a pause, and returns whether the server has refused some of it.
  private static boolean scrape(SitePlayer scraper) {
    boolean isRefused = false;
    for (int i = 0; i < READS_OF_EACH; i++) {
      isRefused |= scraper.get(READS.get(i % READS.size())).status() == 429;
    }
    return isRefused;
  }

  private Duration move(SitePlayer player, String game) {
    Duration took = Duration.ZERO;
    while (true) {
      Response state = player.get("/games/" + game);
      Response answer = state.status() == 200 ? player.move(game) : state;
      if (answer.status() == 200) {
        return took;
      }
      if (answer.status() != 429) {
        throw new AssertionError(answer);
      }
      site.pass(RETRY);
      took = took.plus(RETRY);
    }
  }
}
