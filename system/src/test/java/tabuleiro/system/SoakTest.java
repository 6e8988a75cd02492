package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.ServerProcess;

/// A server plays all games for an hour beside thousands of unfinished ones, and is killed or
/// stopped and started again every few minutes: nothing acknowledged is lost, what was begun is
/// ended, and the memory does not grow.
@Tag("slow")
final class SoakTest {
  /// How long each test plays; `-Dsoak.minutes=10` makes it shorter.
  private static final int MINUTES = Integer.getInteger("soak.minutes", 60);

  /// How often the server is started.
  private static final int RUNS = 6;

  /// How long a player pauses after a move: the limits of requests allow a little more.
  private static final long PAUSE_MILLIS = 150;

  /// The most that the objects of a server may take after a collection. A guess: ten times what
  /// they take after a start.
  private static final double MAX_HEAP_MEGABYTES = 180;

  private static final long SEED = 5;
  private static final int PATIENCE_SECONDS = 60;

  @TempDir Path folder;

  @Test
  void playsBesideFourThousandGames() throws Exception {
    soak(4_000);
  }

  @Test
  void playsBesideHundredThousandGames() throws Exception {
    soak(100_000);
  }

  private void soak(int count) throws Exception {
    Path file = folder.resolve("games.db");
    UnfinishedGames.fill(new DatabaseAddress.Sqlite(file), count, folder);
    List<Game> boards = new ArrayList<>();
    Games.families().forEach(family -> boards.add(family.game()));
    LoadGenerator load = new LoadGenerator(SEED, boards, PAUSE_MILLIS);
    Duration time = Duration.ofMinutes(MINUTES).dividedBy(RUNS);
    List<String> games = new ArrayList<>();
    long moves = 0;
    for (int run = 0; run < RUNS; run++) {
      long started = System.nanoTime();
      try (ServerProcess server = start(file);
          HttpClient http = HttpClient.newHttpClient()) {
        ApiClient client = new ApiClient(http, server.port(), UnfinishedGames.SECRET);
        games.add(createGameOfComputers(client, run));
        long first = (System.nanoTime() - started) / 1_000_000;
        load.check(server.port());
        load.forgetFinished();
        double[] heap = new double[1];
        boolean isKilled = run % 2 == 0;
        moves +=
            load.playFor(
                server.port(),
                time,
                () -> {
                  heap[0] = ServerMemory.usedMegabytes(server.pid());
                  end(server, isKilled);
                });
        System.out.printf(
            "run %d: first command after %d ms, %d moves so far, heap %.1f MB, then %s%n",
            run + 1, first, moves, heap[0], isKilled ? "killed" : "stopped");
        assertThat(heap[0]).as("megabytes after a collection").isLessThan(MAX_HEAP_MEGABYTES);
      }
    }
    try (ServerProcess server = start(file);
        HttpClient http = HttpClient.newHttpClient()) {
      load.check(server.port());
      ApiClient client = new ApiClient(http, server.port(), UnfinishedGames.SECRET);
      for (String game : games) {
        awaitEnd(client, game);
      }
    }
    System.out.printf(
        "soak of %d minutes beside %d unfinished games: %d moves, %d starts%n",
        MINUTES, count, moves, RUNS + 1);
  }

  private static void end(ServerProcess server, boolean isKilled) {
    if (isKilled) {
      server.kill();
    } else {
      server.terminate();
    }
  }

  /// Starts a server that trusts this process as a proxy: each client may start as many games as
  /// one address may.
  private ServerProcess start(Path file) {
    return ServerProcess.start(
        folder.resolve("errors"),
        Map.of(),
        List.of("--port", "0", "--database", file.toString(), "--proxy", "127.0.0.1"));
  }

  /// Two computers play, whatever happens to the server.
  private static String createGameOfComputers(ApiClient client, int number) throws IOException {
    ApiResponse made =
        client.post(
            "/api/v2/games",
            """
            {"id":"soak%d","game":"talpa","first":"random","second":"random"}\
            """
                .formatted(number));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.string("gameId").orElseThrow();
  }

  private static void awaitEnd(ApiClient client, String game) throws Exception {
    long since = System.nanoTime();
    while (client.get("/api/v2/games/" + game).string("ending").orElse("").isEmpty()) {
      assertThat(Duration.ofNanos(System.nanoTime() - since).toSeconds())
          .as("the game of two computers has no end")
          .isLessThan(PATIENCE_SECONDS);
      Thread.sleep(200);
    }
  }
}
