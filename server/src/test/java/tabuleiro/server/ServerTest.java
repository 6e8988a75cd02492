package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.util.JavalinException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.server.admin.Backup;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

final class ServerTest {
  private static final long PATIENCE_MILLIS = 60_000;
  private static final String COMPUTERS =
      "{\"game\":\"talpa\",\"variant\":\"8x8\",\"first\":\"1\",\"second\":\"2\",\"id\":\"%s\"}";

  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("games.db");
  }

  private ServerOptions options() {
    return ServerOptions.of(new DatabaseAddress.Sqlite(file()), 0);
  }

  private static void await(Callable<Boolean> state) throws Exception {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!state.call()) {
      assertThat(System.currentTimeMillis()).isLessThan(end);
      Thread.sleep(20);
    }
  }

  @Test
  void serverStartsRespondsMeasuresAndStops() {
    try (Server server = Server.start(options());
        TestClient net = TestClient.to(server.port())) {
      assertThat(net.get("/nowhere").statusCode()).isEqualTo(404);
      assertThat(net.get("/bundle/board/board.js").headers().firstValue("Content-Type"))
          .hasValue("text/javascript; charset=utf-8");
      assertThat(net.get("/health").body()).isEqualTo("{\"database\":true}");
      assertThat(net.get("/metrics").body())
          .contains(
              "tabuleiro_requests_seconds_count{method=\"GET\",route=\"none\",status=\"404\"} 1")
          .contains(
              "tabuleiro_commit_seconds_bucket", "tabuleiro_sockets 0.0", "tabuleiro_games 0.0")
          .contains("tabuleiro_bots_waiting 0.0", "jvm_memory_used_bytes");
    }
    Server.start(options()).close();
  }

  /// Creates a game before a server is started.
  private String game(Seat first, Seat second, TimeControl clock, int moves) {
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(file()))) {
      SessionSetup setup =
          SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, first, second);
      long now = System.currentTimeMillis();
      LiveGame game =
          new LiveGames(store)
              .create(NewGames.taken(setup.withTimeControl(clock), GameSeries.SINGLE), now);
      for (int ply = 0; ply < moves; ply++) {
        GameSnapshot snapshot = game.snapshot(now);
        Position position = snapshot.position();
        int seen = snapshot.event().sequence();
        GameAction move = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
        Actor actor = Actor.of(position.sideToMove());
        assertThat(game.submit(new ClientRequest(actor, "m" + seen, seen, ply, move, now)))
            .isInstanceOf(RequestResult.Accepted.class);
      }
      store.heartbeats().record(() -> now, 0).join();
      return game.id();
    }
  }

  @Test
  void computerToMoveMovesAfterServerStart() throws Exception {
    String id = game(Seat.computer("1", "1"), Seat.human("Ana"), TimeControl.none(), 0);
    try (Server server = Server.start(options());
        TestClient net = TestClient.to(server.port())) {
      await(() -> net.get("/api/v2/games/" + id).body().contains("\"ply\":1,"));
    }
  }

  @Test
  void timeRunsOutWithoutRequests() throws Exception {
    Seat ana = Seat.human("Ana");
    String id = game(ana, ana, TimeControl.parse("1s"), 2);
    Server.start(options()).close();
    try (Server _ = Server.start(options())) {
      Thread.sleep(1500);
    }
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(file()))) {
      assertThat(store.events(id, 0).getLast().content().action())
          .isEqualTo(new ServerAction.FlagFall());
    }
  }

  @Test
  void acknowledgesNothingWithoutDatabase() throws Exception {
    try (Server server = Server.start(options());
        TestClient net = TestClient.to(server.port())) {
      await(() -> net.get("/health").statusCode() == 200);
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
          Statement statement = other.createStatement()) {
        statement.execute("BEGIN IMMEDIATE");
        HttpResponse<String> refused = net.post("/api/v2/games", COMPUTERS.formatted("game-1"));
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.body()).contains("\"error\":\"unavailable\"");
        await(() -> net.get("/health").statusCode() == 503);
        statement.execute("ROLLBACK");
      }
      await(() -> net.get("/health").statusCode() == 200);
      assertThat(net.post("/api/v2/games", COMPUTERS.formatted("game-1")).statusCode())
          .isEqualTo(201);
    }
  }

  @Test
  void damagedGameIsGone() throws Exception {
    Seat ana = Seat.human("Ana");
    String id = game(ana, ana, TimeControl.none(), 2);
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = other.createStatement()) {
      statement.execute("UPDATE event SET millis = millis + 1 WHERE sequence = 3");
    }
    try (Server server = Server.start(options());
        TestClient net = TestClient.to(server.port())) {
      HttpResponse<String> gone = net.get("/api/v2/games/" + id);
      assertThat(gone.statusCode()).isEqualTo(410);
      assertThat(gone.body())
          .contains("\"error\":\"broken\"", "is damaged: event 3 does not match");
      assertThat(net.get("/health").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void backsUpWhileGamesArePlayed() {
    try (Server server = Server.start(options());
        TestClient net = TestClient.to(server.port())) {
      for (int i = 0; i < 20; i++) {
        net.post("/api/v2/games", COMPUTERS.formatted("game-" + i));
      }
      Path copy = folder.resolve("copy.db");
      assertThat(Backup.write(new DatabaseAddress.Sqlite(file()), copy)).isEmpty();
      try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(copy))) {
        assertThat(store.findChainErrors()).isEmpty();
        assertThat(store.queries().unfinished()).hasSize(20);
      }
    }
  }

  @Test
  void limitsNewGamesOfAddress() {
    ServerLimits few = new ServerLimits(9, 9, 100, 2, 1000, 1000, 64);
    try (Server server = Server.start(options().withLimits(few));
        TestClient net = TestClient.to(server.port())) {
      assertThat(net.post("/api/v2/games", COMPUTERS.formatted("a")).statusCode()).isEqualTo(201);
      assertThat(net.post("/api/v2/games", COMPUTERS.formatted("b")).statusCode()).isEqualTo(201);
      HttpResponse<String> third = net.post("/api/v2/games", COMPUTERS.formatted("c"));
      assertThat(third.statusCode()).isEqualTo(429);
      assertThat(third.headers().firstValue("Retry-After")).hasValue("1800");
    }
  }

  @Test
  void downtimeEndsWhenServerListens() throws Exception {
    Seat ana = Seat.human("Ana");
    String id = game(ana, ana, TimeControl.parse("5m"), 2);
    AtomicLong prepared = new AtomicLong();
    Routes slow =
        _ -> {
          LockSupport.parkNanos(Duration.ofMillis(400).toNanos());
          prepared.set(System.currentTimeMillis());
        };
    try (Server server = Server.start(options(), List.of(slow));
        TestClient net = TestClient.to(server.port())) {
      assertThat(net.get("/api/v2/games/" + id).statusCode()).isEqualTo(200);
    }
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(file()))) {
      assertThat(store.heartbeats().downtimesAfter(0).getFirst().toMillis())
          .isGreaterThanOrEqualTo(prepared.get());
      assertThat(store.events(id, 0).getLast().content().timeMillis())
          .isGreaterThanOrEqualTo(prepared.get());
    }
  }

  @Test
  void serverThatCannotListenIsNotAlive() throws Exception {
    Seat ana = Seat.human("Ana");
    String id = game(ana, ana, TimeControl.parse("5m"), 2);
    OptionalLong before;
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(file()))) {
      before = store.heartbeats().lastMillis();
    }
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() ->
              Server.start(
                  ServerOptions.of(new DatabaseAddress.Sqlite(file()), taken.getLocalPort())))
          .isInstanceOf(JavalinException.class);
    }
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(file()))) {
      assertThat(store.heartbeats().lastMillis()).isEqualTo(before);
      assertThat(store.heartbeats().downtimesAfter(0)).isEmpty();
      assertThat(store.events(id, 0)).hasSize(4);
    }
  }
}
