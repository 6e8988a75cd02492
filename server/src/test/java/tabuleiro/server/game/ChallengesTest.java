package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.SocketTimeouts;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.WebSocketClient;

/// Challenges of players who come and go, games that are aborted, and limits.
@Tag("full")
final class ChallengesTest extends ServedGames {
  @Override
  protected ServerOptions options(Path folder) {
    return ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
        .withLimits(ServerLimits.UNLIMITED)
        .withSocketTimeouts(new SocketTimeouts(Duration.ofMillis(200), Duration.ofMillis(3000)));
  }

  private static boolean isInLobby(TestPlayer player, String id) {
    return player.get("/lobby").body().contains(id);
  }

  private static void awaitLobby(TestPlayer player, String id, boolean isWanted) {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (isInLobby(player, id) != isWanted) {
      assertThat(System.nanoTime()).as("waits for %s", isWanted).isLessThan(end);
    }
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String error) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Json.read(answer).text("error")).isEqualTo(error);
    assertThat(Json.read(answer).text("message")).isNotBlank();
  }

  @Test
  void liveChallengeDisappearsWithItsMakerAndComesBack() {
    TestPlayer maker = TestPlayer.browser(net, "maker");
    String id = maker.make("{'id':'a','game':'talpa','open':true,'clock':'5m+3s'}").text("gameId");
    String days =
        maker.make("{'id':'d','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    WebSocketClient socket = maker.watch(id, "");
    awaitLobby(bruno, id, true);
    socket.close();
    awaitLobby(bruno, id, false);
    assertRefused(bruno.post("/games/" + id + "/join", "{'name':'Bruno'}"), 409, "away");
    assertThat(bruno.game(id).text("side")).isEmpty();
    assertThat(isInLobby(bruno, days)).as("its maker need not be there").isTrue();
    WebSocketClient again = maker.net().connect("/api/v2/lobby/live");
    awaitLobby(bruno, id, true);
    assertThat(bruno.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    again.close();
  }

  /// The server waits for the makers of new challenges longer than that.
  @Test
  void newChallengeThatIsAbandonedLeavesTheLobbySoon() {
    TestPlayer maker = TestPlayer.browser(net, "abandons");
    long began = System.nanoTime();
    String id = maker.make("{'id':'q','game':'talpa','open':true}").text("gameId");
    WebSocketClient socket = maker.watch(id, "");
    awaitLobby(bruno, id, true);
    socket.close();
    awaitLobby(bruno, id, false);
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(20));
  }

  @Test
  void playerWhoseNetworkWasCutIsGone() throws IOException {
    TestPlayer maker = TestPlayer.browser(net, "cut");
    String id = maker.make("{'id':'b','game':'talpa','open':true}").text("gameId");
    try (Socket silent = new Socket()) {
      silent.connect(new InetSocketAddress("localhost", net.port()));
      String cookie = maker.headers().get(1);
      String handshake =
          String.join(
              "\r\n",
              "GET /api/v2/games/" + id + "/live HTTP/1.1",
              "Host: localhost:" + net.port(),
              "Origin: " + net.origin(),
              "Cookie: " + cookie,
              "Connection: Upgrade",
              "Upgrade: websocket",
              "Sec-WebSocket-Version: 13",
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
              "\r\n");
      silent.getOutputStream().write(handshake.getBytes(StandardCharsets.US_ASCII));
      WebSocketClient answering = ana.watch(id, "");
      long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
      while (!bruno.game(id).isTrue("seats", 0, "connected")) {
        assertThat(System.nanoTime()).isLessThan(end);
      }
      awaitLobby(bruno, id, false);
      assertThat(bruno.game(id).isTrue("seats", 0, "connected")).isFalse();
      answering.send("{\"type\":\"ping\"}");
      String message = answering.receive();
      while (!message.contains("pong")) {
        message = answering.receive(); // A client that answers pings stays connected.
      }
      answering.close();
    }
  }

  @Test
  void gameIsAbortedBeforeTheSecondMoveOnly() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      String id =
          ana.make("{'id':'abort%d','game':'talpa','open':true,'clock':'3d/move'}".formatted(i))
              .text("gameId");
      assertRefused(ana.act(id, "'action':'abort'"), 400, "illegal");
      bruno.post("/games/" + id + "/join", "{'name':'Bruno'}");
      ids.add(id);
    }
    assertThat(bruno.act(ids.get(0), "'action':'abort'").statusCode()).isEqualTo(200);
    ana.move(ids.get(1));
    assertThat(ana.act(ids.get(1), "'action':'abort'").statusCode()).isEqualTo(200);
    for (String id : ids.subList(0, 2)) {
      assertThat(ana.game(id).text("result")).isEqualTo("*");
      assertThat(ana.game(id).text("ending")).isEqualTo("aborted");
      assertThat(ana.game(id).text("endingText")).isEqualTo("aborted before the second move");
      assertThat(ana.get("/games/" + id + "/record").body()).contains("abandoned");
    }
    ana.move(ids.get(2));
    bruno.move(ids.get(2));
    assertRefused(ana.act(ids.get(2), "'action':'abort'"), 400, "illegal");
    assertThat(ana.game(ids.get(2)).text("ending")).isEmpty();
  }

  @Test
  void openChallengesOfOnePlayerAreLimited() {
    TestPlayer maker = TestPlayer.browser(net, "many");
    String request = "{'id':'many%d','game':'talpa','open':true,'clock':'3d/move'}";
    String first = maker.make(request.formatted(0)).text("gameId");
    for (int i = 1; i < 5; i++) {
      maker.make(request.formatted(i));
    }
    assertRefused(maker.post("/games", request.formatted(5)), 409, "challenges");
    assertThat(maker.make(request.formatted(0)).text("gameId")).as("again").isEqualTo(first);
    maker.act(first, "'action':'withdraw'");
    maker.make(request.formatted(5));
  }

  @Test
  void refusesNamesThatMislead() {
    for (String name : List.of("Level 9", "Admin", "M0derator", "TalpaBot")) {
      assertRefused(
          ana.post("/games", "{'id':'n','game':'talpa','name':'" + name + "'}"), 400, "name");
    }
  }
}
