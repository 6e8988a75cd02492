package tabuleiro.system;

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

/// Kills the server's process again and again on the same database while clients play over the
/// network, and finally terminates it. The two kinds of database are tested at the same time, but
/// not at the same time as other tests: some count the processes that they have started.
final class KillTest {
  private static final long SEED = 11;
  private static final int FEW_KILLS = 3;

  /// The number of kills in the slow tests; `-Dkills=100` reduces it.
  private static final int MANY_KILLS = Integer.getInteger("kills", 1000);

  @TempDir Path folder;

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void nothingAcknowledgedIsLostOnSqlite() throws Exception {
    killRepeatedly(sqlite(), Map.of(), FEW_KILLS);
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void nothingAcknowledgedIsLostOnPostgres() throws Exception {
    killOnPostgres(FEW_KILLS);
  }

  @Test
  @Tag("slow")
  void nothingAcknowledgedIsLostOnSqliteInAThousandKills() throws Exception {
    killRepeatedly(sqlite(), Map.of(), MANY_KILLS);
  }

  @Test
  @Tag("slow")
  void nothingAcknowledgedIsLostOnPostgresInAThousandKills() throws Exception {
    killOnPostgres(MANY_KILLS);
  }

  private String sqlite() {
    return folder.resolve("games.db").toString();
  }

  private void killOnPostgres(int count) throws Exception {
    try (EmbeddedPostgres postgres = SafePostgres.start()) {
      String address = "postgresql://localhost:" + postgres.getPort() + "/postgres";
      killRepeatedly(address, Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"), count);
    }
  }

  private void killRepeatedly(String database, Map<String, String> environment, int count)
      throws Exception {
    LoadGenerator load = new LoadGenerator(SEED);
    long slowest = 0;
    int before = 0;
    for (int i = 0; i < count; i++) {
      try (ServerProcess server = start(database, environment)) {
        slowest = Math.max(slowest, server.startMillis());
        int events = load.check(server.port());
        assertThat(events)
            .as("events after kill %d, seed %d", i, SEED)
            .isGreaterThanOrEqualTo(before);
        before = events;
        load.playUntil(server.port(), server::kill);
      }
    }
    terminate(database, environment, load);
    System.out.printf(
        "%d kills, %d events, %d moves acknowledged over sockets; ready again after at most %d"
            + " ms%n",
        count, before, load.socketMoves(), slowest);
    assertThat(load.socketMoves()).isPositive();
  }

  private void terminate(String database, Map<String, String> environment, LoadGenerator load)
      throws Exception {
    try (ServerProcess server = start(database, environment)) {
      load.check(server.port());
      long[] millis = new long[1];
      load.playUntil(server.port(), () -> millis[0] = server.terminate());
      System.out.println("terminated within " + millis[0] + " ms");
    }
    try (ServerProcess server = start(database, environment)) {
      load.check(server.port());
    }
  }

  private ServerProcess start(String database, Map<String, String> environment) {
    return ServerProcess.start(
        folder.resolve("errors"), environment, List.of("--port", "0", "--database", database));
  }
}
