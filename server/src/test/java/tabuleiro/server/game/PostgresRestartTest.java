package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.live.GameEvent;
import tabuleiro.server.RestartablePostgres;

/// PostgreSQL stops during a series of moves, and starts again.
@Tag("full")
final class PostgresRestartTest {
  private static final int GAMES = 8;

  /// A restart of PostgreSQL takes two seconds here, and the connection timeout is three.
  private static final long PATIENCE_MILLIS = 30_000;

  @TempDir Path folder;

  private RestartablePostgres server;

  @BeforeEach
  void start() throws IOException {
    server = new RestartablePostgres(folder);
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  @Test
  void storeSurvivesRestartWithoutLoss() throws Exception {
    try (GameStore store = GameStore.open(server.database())) {
      List<AppendingClient> games =
          IntStream.range(0, GAMES).mapToObj(i -> new AppendingClient(store, "game" + i)).toList();
      under(games, server::restart);
      under(games, server::killAndRestart);
      for (AppendingClient game : games) {
        List<GameEvent> kept = store.history(game.acknowledged().getFirst().content().game());
        assertThat(kept).isEqualTo(game.acknowledged());
      }
      assertThat(store.findChainErrors()).isEmpty();
    }
  }

  /// An interruption of the server.
  private interface Blow {
    void strike() throws Exception;
  }

  private void under(List<AppendingClient> games, Blow blow) throws Exception {
    List<CompletableFuture<Long>> load =
        games.stream()
            .map(game ->
                CompletableFuture.supplyAsync(
                    () -> game.appendPatiently(400, PATIENCE_MILLIS),
                    task -> Thread.ofVirtual().start(task)))
            .toList();
    while (games.getFirst().acknowledged().size() % 400 < 50) {
      Thread.sleep(1);
    }
    blow.strike();
    long longest = load.stream().mapToLong(CompletableFuture::join).max().orElseThrow();
    System.out.println("PostgreSQL came back: longest wait " + longest + " ms");
  }
}
