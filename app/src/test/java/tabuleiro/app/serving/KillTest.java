package tabuleiro.app.serving;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tabuleiro.testkit.ServerProcess;

/// The server's process is killed in the middle of a storm of moves over the network, again and
/// again, on the same database; and then it is asked to end. The two kinds of database are tried
/// side by side, but beside no other test: some count the processes that they have started.
final class KillTest {
  private static final long SEED = 11;

  /// What the slow tests do; `-Dkills=100` does less.
  private static final int MANY = Integer.getInteger("kills", 1000);

  private static final long READY_MILLIS = 10_000;
  private static final long END_MILLIS = 5_000;

  @TempDir Path folder;

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void nothingAcknowledgedIsLostOnSqlite() throws Exception {
    kill(sqlite(), Map.of(), 10);
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void nothingAcknowledgedIsLostOnPostgres() throws Exception {
    onPostgres(10);
  }

  @Test
  @Tag("slow")
  void nothingAcknowledgedIsLostOnSqliteInAThousandKills() throws Exception {
    kill(sqlite(), Map.of(), MANY);
  }

  @Test
  @Tag("slow")
  void nothingAcknowledgedIsLostOnPostgresInAThousandKills() throws Exception {
    onPostgres(MANY);
  }

  private String sqlite() {
    return folder.resolve("games.db").toString();
  }

  private void onPostgres(int times) throws Exception {
    // The library starts servers that sync nothing, and then nothing would be proved.
    try (EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start()) {
      String address = "postgresql://localhost:" + postgres.getPort() + "/postgres";
      kill(address, Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"), times);
    }
  }

  private void kill(String database, Map<String, String> environment, int times) throws Exception {
    Storm storm = new Storm(SEED);
    long slowest = 0;
    int before = 0;
    for (int i = 0; i < times; i++) {
      try (ServerProcess server = start(database, environment)) {
        slowest = Math.max(slowest, server.startMillis());
        int kept = storm.check(server.port());
        assertThat(kept)
            .as("events after kill %d, seed %d", i, SEED)
            .isGreaterThanOrEqualTo(before);
        before = kept;
        storm.playUntil(server.port(), server::kill);
      }
    }
    end(database, environment, storm);
    System.out.printf(
        "%d kills, %d events, %d moves acknowledged over sockets; ready again after at most %d"
            + " ms%n",
        times, before, storm.overSockets(), slowest);
    assertThat(storm.overSockets()).isPositive();
    assertThat(slowest).isLessThan(READY_MILLIS);
  }

  private void end(String database, Map<String, String> environment, Storm storm) throws Exception {
    try (ServerProcess server = start(database, environment)) {
      storm.check(server.port());
      long[] millis = new long[1];
      storm.playUntil(server.port(), () -> millis[0] = server.terminate());
      assertThat(millis[0]).as("milliseconds to end").isLessThan(END_MILLIS);
    }
    try (ServerProcess server = start(database, environment)) {
      storm.check(server.port());
    }
  }

  private ServerProcess start(String database, Map<String, String> environment) {
    return ServerProcess.start(
        folder.resolve("errors"), environment, List.of("--port", "0", "--database", database));
  }
}
