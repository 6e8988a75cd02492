package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.TcpProxy;

/// Two servers behind a proxy are stopped in turn while clients play: each goes on at the other
/// one.
final class DrainTest {
  private static final int CLIENTS = 6;
  private static final int SERVICE_RESTART = 1012;

  @TempDir Path folder;

  private ServerProcess start(EmbeddedPostgres postgres, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--port",
                "0",
                "--database",
                "postgresql://localhost:" + postgres.getPort() + "/postgres"));
    arguments.addAll(List.of(more));
    return ServerProcess.start(
        folder.resolve("errors"),
        Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"),
        arguments);
  }

  /// Plays until the end is requested.
  private static MovingClient play(MovingClient client, AtomicBoolean isEnd)
      throws InterruptedException {
    try (client) {
      while (!isEnd.get()) {
        client.play();
        Thread.sleep(10);
      }
    }
    return client;
  }

  @Test
  @Timeout(120)
  void socketsMoveToOtherServerWithoutLoss() throws Exception {
    try (EmbeddedPostgres postgres = SafePostgres.start();
        ServerProcess first = start(postgres, "--drain", "1");
        TcpProxy proxy = new TcpProxy(List.of(first.port()));
        ServerProcess second = start(postgres);
        HttpClient http = HttpClient.newHttpClient();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      AtomicBoolean isEnd = new AtomicBoolean();
      List<MovingClient> clients = new ArrayList<>();
      List<Future<MovingClient>> playing = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        MovingClient client = new MovingClient(http, proxy.port(), i);
        clients.add(client);
        playing.add(threads.submit(() -> play(client, isEnd)));
      }
      long stopMillis;
      try {
        // Each has a socket to the first server.
        while (clients.stream().anyMatch(client -> client.acknowledgedCount() == 0)) {
          Thread.sleep(50);
        }
        Thread.sleep(2000);
        Future<Boolean> wasNotReady = threads.submit(() -> awaitNotReady(http, first.port()));
        proxy.replace(List.of(first.port(), second.port())); // It still knows the old server.
        stopMillis = first.terminate();
        assertThat(wasNotReady.get()).as("/health says that it stops").isTrue();
        Thread.sleep(2000);
      } finally {
        isEnd.set(true);
      }
      int moves = 0;
      List<Long> millis = new ArrayList<>();
      List<Integer> statuses = new ArrayList<>();
      for (Future<MovingClient> client : playing) {
        MovingClient moved = client.get();
        statuses.addAll(moved.closeStatuses());
        moved.check(second.port());
        moves += moved.acknowledgedCount();
        millis.addAll(moved.moveMillis());
      }
      System.out.printf(
          "%d moves by %d clients; back after %s ms; stopped within %d ms%n",
          moves, CLIENTS, millis, stopMillis);
      assertThat(statuses).isNotEmpty().containsOnly(SERVICE_RESTART);
      assertThat(millis).as("moves that a client sent again").isNotEmpty();
    }
  }

  /// The other server has never heard of the game before.
  @Test
  @Timeout(120)
  void computerOfKilledServerIsTakenOver() throws Exception {
    try (EmbeddedPostgres postgres = SafePostgres.start();
        ServerProcess first = start(postgres);
        ServerProcess second = start(postgres);
        HttpClient http = HttpClient.newHttpClient()) {
      ApiClient client = new ApiClient(http, first.port(), "a-token-that-is-long-enough-for-all");
      ApiResponse created =
          client.post(
              "/api/v2/games",
              """
              {"id":"a","game":"talpa","variant":"6x6","seed":0,"first":"me","second":"1"}\
              """);
      assertThat(created.status()).as(created.text()).isEqualTo(201);
      ApiResponse moved =
          client.post(
              "/api/v2/games/" + created.string("gameId").orElseThrow() + "/commands",
              """
              {"id":"m","seenSequence":2,"ply":0,"action":"move","move":"b1a1","side":"first"}\
              """);
      first.kill(); // Before the computer's answer, which is never faster than a human can see.
      assertThat(moved.status()).as(moved.text()).isEqualTo(200);
      long killNanos = System.nanoTime();
      assertThat(countEvents(postgres)).isEqualTo(3);
      while (countEvents(postgres) == 3) {
        assertThat(System.nanoTime() - killNanos).as("in time").isLessThan(60_000_000_000L);
        Thread.sleep(50);
      }
      System.out.printf("taken over after %d ms%n", (System.nanoTime() - killNanos) / 1_000_000);
      assertThat(second.pid()).isPositive();
    }
  }

  private static int countEvents(EmbeddedPostgres postgres) throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("SELECT COUNT(*) FROM event")) {
      count.next();
      return count.getInt(1);
    }
  }

  /// Waits until a server says that it is about to stop; false if it is gone before that.
  private static boolean awaitNotReady(HttpClient http, int port) throws InterruptedException {
    ApiClient client = new ApiClient(http, port, "a-token-that-is-long-enough-for-all");
    while (true) {
      try {
        ApiResponse health = client.get("/health");
        if (health.status() == 503) {
          return health.text().contains("\"draining\"");
        }
      } catch (IOException e) {
        return false;
      }
      Thread.sleep(20);
    }
  }
}
