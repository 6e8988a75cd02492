package tabuleiro.server.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.server.Server;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// Two servers with one PostgreSQL show the same viewers of a game, whichever server these use.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
final class SharedPresenceTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final TwoServers servers = new TwoServers(options -> options);
  private final TestPlayer ana = TestPlayer.browser(servers.netHere(), "ana");
  private final TestPlayer bruno = TestPlayer.browser(servers.netThere(), "bruno");

  @AfterAll
  void stop() {
    servers.close();
  }

  /// Begins a game of two players who are at different servers. Returns its id.
  private String begin(String id) {
    String game =
        ana.make("{'id':'%s','game':'talpa','open':true,'clock':'3d/move'}".formatted(id))
            .text("gameId");
    assertThat(bruno.post("/games/" + game + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    return game;
  }

  private static String here(boolean isFirstHere, boolean isSecondHere, int watchers) {
    return "{\"type\":\"presence\",\"first\":%b,\"second\":%b,\"watchers\":%d}"
        .formatted(isFirstHere, isSecondHere, watchers);
  }

  /// Reads messages until one is the presence that is wanted. Returns how long that took.
  private static long await(WebSocketClient socket, String wanted) {
    long start = System.nanoTime();
    String last = "";
    while (!last.equals(wanted)) {
      assertThat(System.nanoTime() - start)
          .as("%s, not %s", last, wanted)
          .isLessThan(PATIENCE.toNanos());
      String message = socket.receive();
      last = message.contains("\"presence\",") ? message : last;
    }
    return (System.nanoTime() - start) / 1_000_000;
  }

  @Test
  void bothServersCountAllViewers() {
    String game = begin("count");
    String side = ana.game(game).text("side");
    boolean isFirst = side.equals("first");
    WebSocketClient first = ana.watch(game, "");
    await(first, here(isFirst, !isFirst, 0));
    WebSocketClient second = bruno.watch(game, "");
    assertThat(second.receive())
        .as("the first state")
        .contains("\"connected\":true,\"free\":false");
    await(second, here(true, true, 0));
    await(first, here(true, true, 0));
    WebSocketClient watcher = TestPlayer.browser(servers.netThere(), "watcher").watch(game, "");
    await(watcher, here(true, true, 1));
    await(first, here(true, true, 1));
    WebSocketClient again = TestPlayer.browser(servers.netHere(), "watcher").watch(game, "");
    await(again, here(true, true, 2));
    await(second, here(true, true, 2));
    // The other server's answers over HTTP count them too.
    assertThat(bruno.get("/games/" + game).body().split("\"connected\":true", -1)).hasSize(3);
    again.close();
    await(second, here(true, true, 1));
    second.close();
    await(first, here(isFirst, !isFirst, 1));
    first.close();
    await(watcher, here(false, false, 1));
    watcher.close();
  }

  /// A page that is open in two windows, at two servers, still counts when one of them is closed.
  @Test
  void playerIsThereWhileConnectedToEitherServer() {
    String game = begin("windows");
    TestPlayer anaThere = TestPlayer.browser(servers.netThere(), "ana");
    boolean isFirst = ana.game(game).text("side").equals("first");
    WebSocketClient watcher = TestPlayer.browser(servers.netHere(), "eye").watch(game, "");
    WebSocketClient window = ana.watch(game, "");
    await(watcher, here(isFirst, !isFirst, 1));
    WebSocketClient other = anaThere.watch(game, "");
    String both = here(isFirst, !isFirst, 1);
    await(other, both);
    window.close();
    WebSocketClient later = TestPlayer.browser(servers.netHere(), "later").watch(game, "");
    await(later, here(isFirst, !isFirst, 2));
    other.close();
    await(later, here(false, false, 2));
    watcher.close();
    later.close();
  }

  @Test
  void viewersOfStoppedServerLeave() {
    String game = begin("stop");
    boolean isFirst = ana.game(game).text("side").equals("first");
    WebSocketClient watcher = TestPlayer.browser(servers.netThere(), "eye").watch(game, "");
    try (Server third = servers.startAnother();
        TestClient net = TestClient.to(third.port())) {
      TestPlayer.browser(net, "ana").watch(game, "");
      await(watcher, here(isFirst, !isFirst, 1));
    }
    assertThat(await(watcher, here(false, false, 1))).isLessThan(3000);
    watcher.close();
  }
}
