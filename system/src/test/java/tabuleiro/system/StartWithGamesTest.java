package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Position;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.ServerProcess;

/// The program starts with thousands of unfinished games: it serves at once, looks at the games in
/// which something is to be done, and leaves all others on the disk.
final class StartWithGamesTest {
  /// How much longer than on an empty database the first command may take. The program alone takes
  /// about two seconds, and should be ready after five.
  private static final long MAX_MILLIS = 2_000;

  private static final int FEW = 400;
  private static final int PATIENCE_MILLIS = 60_000;

  @TempDir Path folder;

  @Test
  void looksOnlyAtGamesInWhichSomethingIsToBeDone() throws Exception {
    start(sqlite(), file(), Map.of(), FEW);
  }

  @Test
  @Tag("slow")
  void startsWithFourThousandGames() throws Exception {
    startQuickly(sqlite(), file(), Map.of(), 4_000);
  }

  @Test
  @Tag("slow")
  void startsWithHundredThousandGames() throws Exception {
    startQuickly(sqlite(), file(), Map.of(), 100_000);
  }

  @Test
  @Tag("slow")
  void startsWithHundredThousandGamesOnPostgres() throws Exception {
    // Without these settings the library starts a server that the program refuses as unsafe.
    try (EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start()) {
      DatabaseAddress database =
          new DatabaseAddress.Postgres(
              postgres.getJdbcUrl("postgres", "postgres"), "postgres", "postgres");
      String address = "postgresql://localhost:" + postgres.getPort() + "/postgres";
      Map<String, String> user = Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres");
      startQuickly(database, address, user, 100_000);
    }
  }

  private DatabaseAddress sqlite() {
    return new DatabaseAddress.Sqlite(folder.resolve("games.db"));
  }

  private String file() {
    return folder.resolve("games.db").toString();
  }

  private void startQuickly(
      DatabaseAddress database, String address, Map<String, String> environment, int count)
      throws Exception {
    long empty;
    List<String> arguments =
        List.of("--port", "0", "--database", folder.resolve("empty.db").toString());
    long started = System.nanoTime();
    try (ServerProcess server = ServerProcess.start(folder.resolve("errors"), Map.of(), arguments);
        HttpClient http = HttpClient.newHttpClient()) {
      String game = "{\"id\":\"a\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"me\"}";
      ApiClient client = new ApiClient(http, server.port(), UnfinishedGames.SECRET);
      assertThat(client.post("/api/v2/games", game).status()).isEqualTo(201);
      empty = millisSince(started);
    }
    long first = start(database, address, environment, count);
    System.out.printf("first command on an empty database after %d ms%n", empty);
    assertThat(first - empty).isLessThan(MAX_MILLIS);
  }

  /// Returns the milliseconds from the start of the process to the answer to the first command.
  private long start(
      DatabaseAddress database, String address, Map<String, String> environment, int count)
      throws Exception {
    long before = System.nanoTime();
    GameSnapshot waiting = UnfinishedGames.fill(database, count, folder);
    long filled = millisSince(before);
    List<String> arguments = List.of("--port", "0", "--database", address);
    long started = System.nanoTime();
    try (ServerProcess server =
            ServerProcess.start(folder.resolve("errors"), environment, arguments);
        HttpClient http = HttpClient.newHttpClient()) {
      ApiClient client = new ApiClient(http, server.port(), UnfinishedGames.SECRET);
      ApiResponse moved = move(client, waiting);
      long first = millisSince(started);
      assertThat(moved.status()).as(moved.text()).isEqualTo(200);
      assertThat(client.get("/health").status()).isEqualTo(200);
      long healthy = millisSince(started);
      for (int i = 0; i < 10; i++) {
        awaitAction(client, UnfinishedGames.COMPUTER_TO_MOVE + i, "move ");
        awaitAction(client, UnfinishedGames.CLOCK_ENDS + i, "flag");
      }
      int loaded = ServerMemory.loadedGames(server.pid());
      System.out.printf(
          "%d unfinished games (filled in %d ms): first command after %d ms, healthy after %d ms,"
              + " %d games in memory, heap %.1f MB%n",
          count, filled, first, healthy, loaded, ServerMemory.usedMegabytes(server.pid()));
      assertThat(loaded).as("games in memory").isBetween(21, 60);
      return first;
    }
  }

  private static ApiResponse move(ApiClient client, GameSnapshot state) throws IOException {
    Position position = state.position();
    String side = position.sideToMove().key();
    return client.post(
        "/api/v2/games/" + UnfinishedGames.WAITING + "0/commands",
        """
        {"id":"first","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(
                state.event().sequence(),
                state.ply(),
                position.formatMove(position.moveAt(0)),
                side));
  }

  /// Waits until an action follows the events with which the game was stored.
  private static void awaitAction(ApiClient client, String game, String action) throws Exception {
    long since = System.nanoTime();
    boolean isDone = false;
    while (!isDone) {
      assertThat(millisSince(since)).as(game + " has no " + action).isLessThan(PATIENCE_MILLIS);
      Thread.sleep(100);
      isDone =
          client.get("/api/v2/games/" + game + "/events").list("events").stream()
              .skip(UnfinishedGames.EVENTS)
              .anyMatch(event -> String.valueOf(event.get("action")).startsWith(action));
    }
  }

  private static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }
}
