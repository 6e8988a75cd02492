package tabuleiro.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

final class SearchBackfillTest {
  private static final int GAMES = 25;

  private static Json openings(TestClient net) {
    return Json.read(net.get("/api/v2/openings/talpa/8x8"));
  }

  private static void play(TestPlayer ana) {
    for (int i = 0; i < GAMES; i++) {
      String game =
          ana.make(
                  "{'id':'g%d','game':'talpa','first':'me','second':'me','visibility':'public'}"
                      .formatted(i))
              .text("gameId");
      ana.act(game, "'action':'move','move':'d3c3','side':'first'");
      ana.act(game, "'action':'resign','side':'second'");
    }
  }

  @Tag("full")
  @Test
  void gamesOfAnEarlierVersionAreFoundSoonAfterTheStart(@TempDir Path folder) {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    ServerOptions options = ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
    String before;
    try (Server server = Server.start(options);
        TestClient net = TestClient.to(server.port())) {
      play(TestPlayer.browser(net, "ana"));
      before = net.get("/api/v2/openings/talpa/8x8").body();
      assertThat(openings(net).number("games")).isEqualTo(GAMES);
    }
    try (GameStore store = GameStore.open(database)) {
      store
          .database()
          .write(handle ->
              handle.execute("DELETE FROM opening_position")
                  + handle.execute("DELETE FROM finished_game"))
          .join();
    }
    try (Server server = Server.start(options);
        TestClient net = TestClient.to(server.port())) {
      long deadline = System.nanoTime() + 60_000_000_000L;
      while (openings(net).number("games") < GAMES) {
        assertThat(System.nanoTime()).isLessThan(deadline);
        LockSupport.parkNanos(20_000_000);
      }
      assertThat(net.get("/api/v2/openings/talpa/8x8").body()).isEqualTo(before);
      assertThat(Json.read(net.get("/api/v2/games/search?limit=50")).size("games"))
          .isEqualTo(GAMES);
    }
  }
}
