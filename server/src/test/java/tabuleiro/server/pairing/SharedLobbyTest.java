package tabuleiro.server.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.server.Server;
import tabuleiro.server.SocketTimeouts;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// Challenges on two servers with one PostgreSQL: each server knows who is connected to the other.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
final class SharedLobbyTest {
  private final TwoServers servers =
      new TwoServers(options ->
          options.withSocketTimeouts(
              new SocketTimeouts(Duration.ofSeconds(10), Duration.ofMillis(500))));
  private final TestClient netHere = servers.netHere();
  private final TestClient netThere = servers.netThere();

  @AfterAll
  void stop() {
    servers.close();
  }

  private static void awaitLobby(TestPlayer player, String id, boolean isWanted)
      throws InterruptedException {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (player.get("/lobby").body().contains(id) != isWanted) {
      assertThat(System.nanoTime()).as("waits for %s", isWanted).isLessThan(end);
      Thread.sleep(20);
    }
  }

  @Test
  void challengeIsOnOtherServerWhileItsMakerIsConnected() throws InterruptedException {
    TestPlayer maker = TestPlayer.browser(netHere, "maker");
    TestPlayer other = TestPlayer.browser(netThere, "other");
    WebSocketClient lobby =
        netThere.connect("/api/v2/lobby/live", other.headers().toArray(new String[0]));
    String id = maker.make("{'id':'a','game':'talpa','open':true,'clock':'5m+3s'}").text("gameId");
    WebSocketClient socket = maker.watch(id, "");
    Thread.sleep(800); // A new challenge is valid for half a second without its maker.
    awaitLobby(other, id, true);
    socket.close();
    awaitLobby(other, id, false);
    HttpResponse<String> refused = other.post("/games/" + id + "/join", "{'name':'Bruno'}");
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(409);
    assertThat(Json.read(refused).text("error")).isEqualTo("away");
    // The other server has sent its lobby the list with the challenge, and the one without it.
    awaitMessage(lobby, id, true);
    awaitMessage(lobby, id, false);
    WebSocketClient again = maker.watch(id, "");
    awaitMessage(lobby, id, true);
    assertThat(other.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    again.close();
    lobby.close();
  }

  private static void awaitMessage(WebSocketClient socket, String id, boolean isWanted)
      throws InterruptedException {
    while (socket.receive().contains(id) != isWanted) {
      // An earlier list.
    }
  }

  @Test
  void connectionsOfStoppedServerEnd() throws InterruptedException {
    TestPlayer watcher = TestPlayer.browser(netThere, "watcher");
    String id;
    try (Server third = servers.startAnother();
        TestClient net = TestClient.to(third.port())) {
      TestPlayer maker = TestPlayer.browser(net, "third");
      id = maker.make("{'id':'t','game':'talpa','open':true}").text("gameId");
      maker.watch(id, "");
      Thread.sleep(800);
      awaitLobby(watcher, id, true);
    }
    awaitLobby(watcher, id, false);
  }

  @Test
  void challengesOfOnePlayerAreCountedByBothServersTogether() throws Exception {
    TestPlayer onFirst = TestPlayer.browser(netHere, "greedy");
    TestPlayer onSecond = TestPlayer.browser(netThere, "greedy");
    List<Callable<Integer>> requests = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      TestPlayer player = i % 2 == 0 ? onFirst : onSecond;
      String body = "{'id':'r%d','game':'talpa','open':true,'clock':'3d/move'}".formatted(i);
      requests.add(() -> player.post("/games", body).statusCode());
    }
    List<Integer> answers = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(requests.size())) {
      for (Future<Integer> answer : threads.invokeAll(requests)) {
        answers.add(answer.get());
      }
    }
    assertThat(answers).filteredOn(status -> status == 201).hasSize(5);
    assertThat(answers).filteredOn(status -> status == 409).hasSize(19);
  }
}
