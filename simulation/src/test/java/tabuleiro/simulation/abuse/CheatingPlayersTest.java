package tabuleiro.simulation.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.QuietServers;

/// A scraper, a player with a second browser, and opponents who resign at once; and a bug for each
/// that is found.
@ExtendWith(QuietServers.class)
final class CheatingPlayersTest {
  private static final Duration MOST = Duration.ofMillis(200);

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("site.db");
  }

  @Test
  void scrapersDoNotDelayMoves() {
    assertThat(ScrapedSite.longestMove(file(), AbuseBug.NONE)).isLessThan(MOST);
  }

  @Test
  void movesThatScrapersDelayAreFound() {
    assertThat(ScrapedSite.longestMove(file(), AbuseBug.ONE_ADDRESS_FOR_ALL)).isGreaterThan(MOST);
  }

  @Test
  void aSecondBrowserGetsNoHelp() {
    assertThat(HelpInSecondBrowser.run(file(), AbuseBug.NONE)).isEmpty();
  }

  @Test
  void helpInASecondBrowserIsFound() {
    assertThat(HelpInSecondBrowser.run(file(), AbuseBug.POSITIONS_FORGOTTEN))
        .anyMatch(help -> help.contains("game"))
        .anyMatch(help -> help.contains("opening"))
        .anyMatch(help -> help.contains("study"));
  }

  @Test
  void opponentsWhoResignAtOnceGiveNoRating() {
    assertThat(ResigningVisitors.countedGames(file(), AbuseBug.NONE)).isZero();
  }

  @Test
  void gamesOfAMomentThatCountAreFound() {
    assertThat(ResigningVisitors.countedGames(file(), AbuseBug.MOVES_OF_A_MOMENT)).isPositive();
  }
}
