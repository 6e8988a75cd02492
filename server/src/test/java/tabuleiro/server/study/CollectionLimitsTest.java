package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.DrivenScheduler;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// The limits of imports and exports follow the clock of the server.
final class CollectionLimitsTest {
  private static final int MANY = 1_000_000;
  private static final int FILES_AT_ONCE = 20;
  private static final Duration REFILL = Duration.ofHours(1).dividedBy(FILES_AT_ONCE);

  @Test
  void aFileIsAllowedAgainWhenTimeHasPassed(@TempDir Path folder) {
    DrivenScheduler time = new DrivenScheduler(1_000_000);
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")))) {
      SimulatedHttp http =
          new SimulatedHttp(
              RequestLimits.perSecond(MANY, MANY, time::nanoTime),
              new SocketRegistry(1, 1),
              List.of(
                  new CollectionRoutes(
                      store, time, new PageRenderer(), new FairPlayGuard(store, time::nanoTime))));
      for (int i = 0; i < FILES_AT_ONCE; i++) {
        assertThat(export(http)).isEqualTo(200);
      }
      assertThat(export(http)).isEqualTo(429);
      time.pass(REFILL.toMillis() - 1000);
      assertThat(export(http)).as("too early").isEqualTo(429);
      time.pass(1000);
      assertThat(export(http)).isEqualTo(200);
      assertThat(export(http)).isEqualTo(429);
    }
  }

  private static int export(SimulatedHttp http) {
    return http.send("GET", "/api/v2/studies/export", "a".repeat(24), "").status();
  }
}
