package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.server.RestartablePostgres;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.tracing.Tracing;

/// A replica by streaming replication of PostgreSQL: it follows, it is paused, and it is gone.
@Tag("full")
final class StreamingReplicaTest {
  @TempDir private Path folder = Path.of("");

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

  @Test
  @Tag("slow")
  @Timeout(120)
  void archiveFollowsTheReplicaAndDoesWithoutIt() throws Exception {
    try (RestartablePostgres postgres = new RestartablePostgres(folder)) {
      GameStore.open(postgres.database()).close();
      RestartablePostgres standby = postgres.startStandby(folder.resolve("standby"));
      try (standby;
          GameStore store =
              new GameStore(
                  Database.open(
                      postgres.database(), Optional.of(standby.database()), Tracing.OFF))) {
        store.database().bindTo(meters);
        finish(store, "first");
        await(() -> finished(store).equals(List.of("first")) && reads("found") > 0);
        assertThat(store.archive().game("first").events()).hasSize(2);

        execute(standby.database(), "SELECT pg_wal_replay_pause()");
        finish(store, "second");
        assertThat(finished(store)).as("some time behind").containsExactly("first");
        assertThat(store.archive().game("second").events()).hasSize(2);
        execute(standby.database(), "SELECT pg_wal_replay_resume()");
        await(() -> finished(store).equals(List.of("first", "second")));
        assertThat(reads("failed")).isZero();

        standby.close();
        finish(store, "third");
        assertThat(finished(store)).containsExactly("first", "second", "third");
        assertThat(reads("failed")).isEqualTo(1);
      }
    }
  }

  private static void execute(DatabaseAddress.Postgres database, String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(database.url(), database.user(), database.password());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// Ends a game, and writes a heartbeat as every server does.
  private static void finish(GameStore store, String game) {
    SampleEvents.create(store, game);
    PlayerAction end = new PlayerAction.Resignation();
    EventContent content =
        new EventContent(game, Actor.FIRST, "r", 0, end, Result.SECOND_WINS, 3000);
    store.append(1, content).join();
    store.heartbeats().record(System::currentTimeMillis, Long.MAX_VALUE).join();
  }

  private static List<String> finished(GameStore store) {
    return store.archive().finished(new GameFilter("", ""), "", 10).stream()
        .map(GameInfo::id)
        .toList();
  }

  private double reads(String result) {
    return meters.counter("tabuleiro.replica.reads", "result", result).count();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(100);
    }
  }
}
