package tabuleiro.simulation.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.ClusterOptions;
import tabuleiro.server.Postgres;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// Servers with roles on one PostgreSQL: games are played at a web server, and an engine server
/// computes the computer's moves.
final class ServerRolesTest {
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  /// The time until another engine server takes over, the sign of life of a dead one, and the time
  /// for computing the moves.
  private static final long RELIEF_NANOS = 12_000_000_000L;

  private static final int GAMES = 12;

  @TempDir private Path folder = Path.of("");

  private final DatabaseAddress.Postgres database = Postgres.database();

  private Server start(ServerRole role) {
    return Server.start(
        ServerOptions.of(database, 0)
            .withLimits(ServerLimits.UNLIMITED)
            .withCluster(new ClusterOptions(Duration.ZERO, role)));
  }

  private ServerProcess startEngine(String name) {
    return ServerProcess.startProgram(
        List.of(
            ServedProcess.class.getName(),
            database.url(),
            database.user(),
            database.password(),
            ServerRole.ENGINE.text()),
        folder.resolve(name));
  }

  private static String create(TestPlayer ana, String id, String first, String second) {
    return ana.make(
            "{'id':'%s','game':'talpa','variant':'6x6','first':'%s','second':'%s'}"
                .formatted(id, first, second))
        .text("gameId");
  }

  /// Waits until a game has a number of moves. Returns how long that took, in nanoseconds.
  private static long await(TestPlayer ana, String game, int ply, long patienceNanos)
      throws InterruptedException {
    long begin = System.nanoTime();
    while (ana.game(game).number("ply") < ply) {
      assertThat(System.nanoTime() - begin).as("ply %d", ply).isLessThan(patienceNanos);
      Thread.sleep(20);
    }
    return System.nanoTime() - begin;
  }

  private static void move(TestPlayer ana, String game) {
    HttpResponse<String> answer = ana.move(game);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  @Test
  @Timeout(120)
  void engineServerPlaysGamesOfWebServer() throws InterruptedException {
    try (Server web = start(ServerRole.WEB);
        TestClient net = TestClient.to(web.port());
        Server engine = start(ServerRole.ENGINE);
        TestClient netOfEngine = TestClient.to(engine.port())) {
      TestPlayer ana = TestPlayer.browser(net, "ana");
      String second = create(ana, "second", "1", "me");
      await(ana, second, 1, PATIENCE_NANOS);
      String first = create(ana, "first", "me", "1");
      for (int ply = 0; ply < 6; ply += 2) {
        move(ana, first);
        await(ana, first, ply + 2, PATIENCE_NANOS);
      }
      String computers = create(ana, "computers", "1", "random");
      await(ana, computers, 6, PATIENCE_NANOS);
      assertThat(count(netOfEngine)).as("moves of the engine server").isGreaterThanOrEqualTo(10);
      assertThat(count(net)).as("moves of the web server").isZero();
      assertThat(ana.act(first, "'action':'resign'").statusCode()).isEqualTo(200);
      assertThat(ana.act(first, "'action':'offer','offer':'rematch'").statusCode()).isEqualTo(200);
      long begin = System.nanoTime();
      while (!ana.game(first).has("next")) {
        assertThat(System.nanoTime() - begin).as("rematch").isLessThan(PATIENCE_NANOS);
        Thread.sleep(20);
      }
      await(ana, ana.game(first).text("next"), 1, PATIENCE_NANOS);
    }
  }

  /// Returns how many moves a server has computed.
  private static int count(TestClient net) {
    return net.get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith("tabuleiro_bots_thinking_seconds_count"))
        .mapToInt(line -> (int) Double.parseDouble(line.substring(line.lastIndexOf(' '))))
        .sum();
  }

  @Test
  void engineServerServesNoPages() {
    try (Server engine = start(ServerRole.ENGINE);
        TestClient net = TestClient.to(engine.port())) {
      assertThat(net.get("/health").statusCode()).isEqualTo(200);
      assertThat(net.get("/metrics").statusCode()).isEqualTo(200);
      for (String path : List.of("/", "/nowhere", "/board/board.css", "/api/v2/games")) {
        HttpResponse<String> answer = net.get(path, "Accept-Language", "en");
        assertThat(answer.statusCode()).as(path).isEqualTo(503);
        assertThat(answer.body()).contains("engine-server", "this server only computes moves");
      }
      HttpResponse<String> page =
          net.get("/", "Accept-Language", "pt", "Accept", "text/html,application/xhtml+xml");
      assertThat(page.statusCode()).isEqualTo(503);
      assertThat(page.body()).contains("ste servidor só calcula jogadas", "<html lang=\"pt");
    }
  }

  @Test
  void webServerRefusesAnalysis() {
    try (Server web = start(ServerRole.WEB);
        TestClient net = TestClient.to(web.port())) {
      TestPlayer ana = TestPlayer.browser(net, "ana");
      String game = create(ana, "hint", "me", "1");
      for (String path : List.of("/hint", "/curve")) {
        HttpResponse<String> answer = ana.get("/games/" + game + path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
        assertThat(answer.body()).contains("no-engines", "this server runs without engines");
      }
      WebSocketClient socket = net.connect("/api/v2/analysis?language=pt");
      socket.send("{\"type\":\"analyse\",\"id\":\"a\",\"game\":\"talpa\",\"variant\":\"8x8\"}");
      assertThat(socket.receive())
          .contains("\"refused\"", "no-engines", "este servidor funciona sem motores");
      socket.close();
    }
  }

  /// Each of two engine servers is the first for about half of the games. After one is killed, the
  /// other one computes all moves.
  @Test
  @Timeout(180)
  void otherEngineServerTakesOver() throws InterruptedException {
    try (Server web = start(ServerRole.WEB);
        TestClient net = TestClient.to(web.port());
        ServerProcess killed = startEngine("killed");
        ServerProcess other = startEngine("other")) {
      TestPlayer ana = TestPlayer.browser(net, "ana");
      List<String> games = new ArrayList<>();
      for (int i = 0; i < GAMES; i++) {
        games.add(create(ana, "game" + i, "me", "1"));
      }
      for (String game : games) {
        move(ana, game);
      }
      for (String game : games) {
        await(ana, game, 2, PATIENCE_NANOS);
      }
      try (TestClient netOfKilled = TestClient.to(killed.port());
          TestClient netOfOther = TestClient.to(other.port())) {
        assertThat(count(netOfKilled)).as("games of the first engine server").isPositive();
        assertThat(count(netOfOther)).as("games of the second engine server").isPositive();
      }
      killed.kill();
      long begin = System.nanoTime();
      for (String game : games) {
        move(ana, game);
      }
      for (String game : games) {
        await(ana, game, 4, RELIEF_NANOS - (System.nanoTime() - begin));
      }
      System.out.printf(
          "the last of %d games was continued %d ms after the kill%n",
          GAMES, (System.nanoTime() - begin) / 1_000_000);
    }
  }
}
