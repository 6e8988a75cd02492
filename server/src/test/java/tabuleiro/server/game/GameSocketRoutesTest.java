package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.play.record.GameRecord;
import tabuleiro.testkit.WebSocketClient;

final class GameSocketRoutesTest extends ServedGames {
  private int made;

  /// Creates an open game, which Bruno joins.
  private String talpa(String more) {
    String id =
        ana.make("{'id':'g%d','game':'talpa','open':true%s}".formatted(made++, more))
            .text("gameId");
    assertThat(bruno.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    return id;
  }

  /// Returns the next message of a type.
  private static Json hear(WebSocketClient socket, String type) {
    while (true) {
      Json message = Json.read(socket.receive());
      if (message.text("type").equals(type)) {
        return message;
      }
    }
  }

  private static void say(WebSocketClient socket, Json game, String what) {
    String command = TestPlayer.command(game, "'type':'command'," + what);
    socket.send(command.replace('\'', '"'));
  }

  @Test
  void viewersReceiveStateThenEventsInOrder() {
    String id = talpa("");
    List<WebSocketClient> viewers = new ArrayList<>();
    for (TestPlayer person : List.of(ana, bruno, TestPlayer.browser(net, "carla"))) {
      viewers.add(person.watch(id, ""));
    }
    List<Json> states = viewers.stream().map(viewer -> hear(viewer, "state")).toList();
    assertThat(states)
        .extracting(state -> state.text("side"))
        .containsExactly("first", "second", "");
    for (int ply = 0; ply < 6; ply++) {
      (ply % 2 == 0 ? ana : bruno).move(id);
    }
    List<Json> kept = new ArrayList<>();
    for (WebSocketClient viewer : viewers) {
      List<Json> events = new ArrayList<>();
      for (int sequence = 3; sequence <= 8; sequence++) {
        events.add(hear(viewer, "event"));
        assertThat(events.getLast().number("sequence")).isEqualTo(sequence);
        assertThat(events.getLast().number("ply")).isEqualTo(sequence - 2);
        assertThat(events.getLast().has("position")).isTrue();
      }
      kept.add(events.getLast());
      viewer.close();
    }
    assertThat(kept).containsOnly(kept.getFirst());
    assertThat(kept.getFirst().text("hash")).isEqualTo(ana.game(id).text("head", "hash"));
  }

  @Test
  void returningViewerReceivesMissedEventsOnly() {
    String id = talpa("");
    WebSocketClient first = ana.watch(id, "");
    Json state = hear(first, "state");
    first.close();
    ana.move(id);
    bruno.move(id);
    String seen = "?after=2&hash=" + state.text("head", "hash");
    WebSocketClient again = ana.watch(id, seen);
    assertThat(Json.read(again.receive()).number("sequence")).isEqualTo(3);
    assertThat(Json.read(again.receive()).number("sequence")).isEqualTo(4);
    ana.move(id);
    assertThat(hear(again, "event").number("sequence")).isEqualTo(5);
    again.close();
    WebSocketClient lost = ana.watch(id, "?after=2&hash=of-another-game");
    assertThat(Json.read(lost.receive()).text("type")).isEqualTo("state");
    lost.close();
    WebSocketClient ahead = ana.watch(id, "?after=99&hash=x");
    assertThat(Json.read(ahead.receive()).text("type")).isEqualTo("state");
    ahead.close();
  }

  @Test
  void socketCommandsAreAcceptedAndRejectedLikeHttp() {
    String id = talpa("");
    WebSocketClient socket = ana.watch(id, "?language=pt");
    Json state = hear(socket, "state");
    String move = "'action':'move','targets':" + TestPlayer.path(state.at("position"));
    say(socket, state, move);
    Json reply = hear(socket, "reply");
    assertThat(reply.isTrue("accepted")).isTrue();
    say(socket, state, move);
    assertThat(hear(socket, "reply")).isEqualTo(reply);
    say(socket, state, move.replace("'action'", "'offer':'','action'").replace("'id':'c2'", ""));
    hear(socket, "reply");
    say(socket, ana.game(id), "'action':'move','move':'a1a2'");
    Json refused = hear(socket, "reply");
    assertThat(refused.isTrue("accepted")).isFalse();
    assertThat(refused.text("error")).isEqualTo("illegal");
    assertThat(refused.text("message")).contains("vez");
    for (String bad :
        List.of("", "no json", "[]", "{\"type\":\"dance\"}", "{\"type\":\"command\"}")) {
      socket.send(bad);
      Json answer = Json.read(socket.receive());
      assertThat(answer.text("type")).isIn("problem", "reply");
      assertThat(answer.text("message")).isNotBlank();
    }
    socket.send("{\"type\":\"ping\"}");
    assertThat(hear(socket, "pong").has("timeMillis")).isTrue();
    socket.close();
    WebSocketClient visitor = TestPlayer.browser(net, "carla").watch(id, "");
    say(visitor, hear(visitor, "state"), "'action':'resign'");
    assertThat(hear(visitor, "reply").text("error")).isEqualTo("seat");
    visitor.close();
  }

  @Test
  void viewersReceivePresenceAndSeats() {
    Json game = ana.make("{'id':'here','game':'talpa','name':'Ana'}");
    String id = game.text("gameId");
    WebSocketClient socket = ana.watch(id, "");
    assertThat(hear(socket, "state").isTrue("paused")).isTrue();
    assertThat(hear(socket, "presence").isTrue("first")).isTrue();
    WebSocketClient other = bruno.watch(id, "");
    assertThat(hear(other, "state").text("side")).isEmpty();
    assertThat(hear(socket, "presence").number("watchers")).isEqualTo(1);
    String token = game.text("tokens", "second");
    bruno.post("/games/" + id + "/seat", "{'token':'" + token + "','name':'Bruno <b>'}");
    assertThat(hear(other, "event").text("action")).isEqualTo("resume");
    Json state = hear(other, "state");
    assertThat(state.text("side")).isEqualTo("second");
    assertThat(state.isTrue("paused")).isFalse();
    assertThat(state.text("seats", 1, "name")).isEqualTo("Bruno <b> (visitor)");
    Json here = hear(socket, "presence");
    assertThat(here.isTrue("second")).isTrue();
    other.close();
    assertThat(hear(socket, "presence").isTrue("second")).isFalse();
    socket.close();
  }

  @Test
  void matchContinuesWithSidesExchangedAndRematchNeedsBoth() {
    String id = talpa(",'match':true,'name':'Ana'");
    WebSocketClient socket = ana.watch(id, "");
    assertThat(hear(socket, "state").number("round")).isEqualTo(1);
    bruno.move(id);
    ana.act(id, "'action':'resign'");
    assertThat(hear(socket, "event").text("ending")).isEqualTo("resignation");
    String second = hear(socket, "event").text("next");
    socket.close();
    Json next = ana.game(second);
    assertThat(next.text("previous")).isEqualTo(id);
    assertThat(next.text("side")).isEqualTo("second");
    assertThat(next.number("round")).isEqualTo(2);
    assertThat(next.isTrue("paused")).isFalse();
    assertThat(next.text("seats", 1, "name")).isEqualTo("Ana (visitor)");
    assertThat(bruno.move(second).statusCode()).isEqualTo(200);
    ana.act(second, "'action':'resign'");
    assertThat(ana.game(second).text("next")).isEmpty();
    assertThat(ana.act(second, "'action':'offer','offer':'rematch'").statusCode()).isEqualTo(200);
    assertThat(bruno.game(second).text("offers", "rematch")).isEqualTo("second");
    assertThat(bruno.act(second, "'action':'accept','offer':'rematch'").statusCode())
        .isEqualTo(200);
    Json third = ana.game(ana.game(second).text("next"));
    assertThat(third.text("side")).isEqualTo("first");
    assertThat(third.text("result")).isEqualTo("*");
    assertThat(ana.act(second, "'action':'rematch'").statusCode()).isEqualTo(400);
  }

  @Test
  void preparedRepliesArePlayedAtOnceAndStayPrivate() {
    String id = talpa(",'clock':'3d/move'");
    Json start = ana.game(id);
    assertThat(start.isTrue("correspondence")).isTrue();
    assertThat(start.text("clock", "running")).isEqualTo("first");
    assertThat(start.text("clock", "timeControl")).isEqualTo("3d/move");
    String address = "/games/" + id + "/prepared-replies";
    String lines =
        "{'replies':[{'expected':'a1a2','reply':'a7a6'},{'expected':'c1c2','reply':'d1d2'}]}";
    assertThat(ana.put(address, lines).statusCode()).as("it is her turn").isEqualTo(400);
    String illegal = "{'replies':[{'expected':'a1a1','reply':'a7a6'}]}";
    assertThat(bruno.put(address, illegal).statusCode()).isEqualTo(400);
    assertThat(bruno.put(address, "{}").statusCode()).isEqualTo(200);
    String on = "'expected':'" + legal(id, 0) + "'";
    String reply = "'reply':'" + replyAfter(id) + "'";
    Json kept = Json.read(bruno.put(address, "{'replies':[{" + on + "," + reply + "}]}"));
    assertThat(kept.size("replies")).isEqualTo(1);
    assertThat(Json.read(ana.get(address)).size("replies")).isZero();
    assertThat(TestPlayer.browser(net, "carla").get(address).statusCode()).isEqualTo(403);
    ana.act(id, "'action':'move','targets':" + TestPlayer.path(start.at("position")));
    Json after = ana.game(id);
    assertThat(after.number("ply")).isEqualTo(2);
    assertThat(after.text("clock", "running")).isEqualTo("first");
    assertThat(Json.read(bruno.get(address)).size("replies")).isZero();
  }

  @Test
  void preparedReplyIsPlayedAlthoughPlayerHasUsedItsId() {
    String id = talpa(",'clock':'3d/move'");
    Json start = ana.game(id);
    String offer = "{'id':'prepared-5','seenSequence':2,'ply':0,'action':'offer','offer':'draw'}";
    assertThat(bruno.post("/games/" + id + "/commands", offer).statusCode()).isEqualTo(200);
    String line = "{'expected':'" + legal(id, 0) + "','reply':'" + replyAfter(id) + "'}";
    bruno.put("/games/" + id + "/prepared-replies", "{'replies':[" + line + "]}");
    ana.act(id, "'action':'move','targets':" + TestPlayer.path(start.at("position")));
    assertThat(ana.game(id).number("ply")).isEqualTo(2);
    assertThat(ana.get("/games/" + id + "/events").body()).contains("\"prepared-5-2\"");
  }

  /// Returns the text of the move that the first click path enters.
  private String legal(String id, int ply) {
    String other =
        ana.make("{'id':'twin%d','game':'talpa','second':'me'}".formatted(made++)).text("gameId");
    for (int i = 0; i <= ply; i++) {
      Json game = ana.game(other);
      String side = game.text("position", "toMove");
      String path = TestPlayer.path(game.at("position"));
      ana.post(
          "/games/" + other + "/commands",
          TestPlayer.command(game, "'action':'move','side':'" + side + "','targets':" + path));
    }
    assertThat(ana.game(id).text("start")).isEqualTo(ana.game(other).text("start"));
    return ana.game(other).text("moves", ply, "move");
  }

  private String replyAfter(String id) {
    return legal(id, 1);
  }

  @Test
  void listsRespectVisibility() {
    String open = ana.make("{'id':'open','game':'morelli','open':true}").text("gameId");
    assertThat(ids(bruno, "/lobby")).contains(open);
    WebSocketClient lobby = net.connect("/api/v2/lobby/live");
    assertThat(Json.read(lobby.receive()).text("type")).isEqualTo("lobby");
    bruno.post("/games/" + open + "/join", "{}");
    assertThat(lobby.receive()).doesNotContain(open);
    lobby.close();
    assertThat(ids(bruno, "/lobby")).doesNotContain(open);
    assertThat(ids(bruno, "/watching")).as("it is private").doesNotContain(open);
    assertThat(ids(bruno, "/mine")).contains(open);
    assertThat(ids(ana, "/mine").getFirst()).as("her turn").isEqualTo(open);
    String shown = talpa(",'visibility':'public'");
    assertThat(ids(TestPlayer.browser(net, "carla"), "/watching")).contains(shown);
    assertThat(ids(TestPlayer.browser(net, "carla"), "/mine")).isEmpty();
  }

  @Test
  void everySocketAnswersAPing() {
    for (String path : List.of("/lobby/live", "/games/" + talpa("") + "/live", "/analysis")) {
      try (WebSocketClient socket = net.connect("/api/v2" + path)) {
        socket.send("{\"type\":\"ping\"}");
        String message = socket.receive();
        while (!Json.read(message).text("type").equals("pong")) {
          message = socket.receive();
        }
      }
    }
  }

  @Test
  void theGameThatMostPeopleWatchIsFeatured() {
    String quiet = talpa(",'visibility':'public'");
    String watched = talpa(",'visibility':'public'");
    talpa(",'visibility':'public'");
    TestPlayer carla = TestPlayer.browser(net, "carla");
    try (WebSocketClient socket = carla.watch(watched, "");
        WebSocketClient other = TestPlayer.browser(net, "diana").watch(watched, "")) {
      assertThat(socket.receive()).contains(watched);
      assertThat(other.receive()).contains(watched);
      Json featured = Json.read(carla.get("/featured"));
      assertThat(featured.size("games")).isEqualTo(1);
      assertThat(featured.text("games", 0, "id")).isEqualTo(watched);
      assertThat(featured.number("games", 0, "watchers")).isEqualTo(2);
      assertThat(ids(ana, "/featured")).as("her own").doesNotContain(watched, quiet);
    }
  }

  private static List<String> ids(TestPlayer person, String list) {
    Json games = Json.read(person.get(list));
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < games.size("games"); i++) {
      ids.add(games.text("games", i, "id"));
    }
    return ids;
  }

  @Test
  void archiveHoldsPublicGamesWithNamesAndHeads() {
    String shown = talpa(",'visibility':'public','name':'Ana \\\"A\\\"'");
    String hidden = talpa("");
    String empty = talpa(",'visibility':'public'");
    for (String id : List.of(shown, hidden)) {
      ana.move(id);
    }
    for (String id : List.of(shown, hidden, empty)) {
      bruno.act(id, "'action':'resign'");
    }
    String archive = ana.get("/archive?game=talpa").body();
    assertThat(archive).contains(shown).doesNotContain(hidden).doesNotContain(empty);
    GameRecord record = GameRecord.parse(archive).getLast().record();
    assertThat(record.tag("White")).contains("Ana \"A\" (visitor)");
    assertThat(record.tag("Black")).contains("Bruno (visitor)");
    assertThat(record.tag("Termination")).contains("resignation");
    assertThat(record.tag("Head")).contains("4 " + ana.game(shown).text("head", "hash"));
    assertThat(ana.get("/archive?after=" + shown).body()).doesNotContain(shown);
    assertThat(ana.get("/archive?game=trench").body()).isEmpty();
  }

  @Tag("full")
  @Test
  void slowViewerIsDisconnected() throws Exception {
    Json game = ana.make("{'id':'slow','game':'niju','first':'me','second':'me'}");
    String id = game.text("gameId");
    try (Socket viewer = new Socket()) {
      viewer.setReceiveBufferSize(1024); // The system's buffer for this viewer fills up quickly.
      viewer.connect(new InetSocketAddress("localhost", net.port()));
      viewer.getOutputStream().write(handshake(id).getBytes(StandardCharsets.US_ASCII));
      while (!ana.game(id).isTrue("seats", 0, "connected")) {
        Thread.sleep(20);
      }
      String seat = "{'token':'" + game.text("token") + "'}";
      int pushes = 0;
      do {
        for (int i = 0; i < 20; i++) {
          // Each request sends the whole game to all viewers.
          HttpResponse<String> answer = ana.post("/games/" + id + "/seat", seat);
          assertThat(answer.statusCode()).isEqualTo(200);
        }
        pushes += 20;
        assertThat(pushes).isLessThan(5000);
      } while (ana.game(id).isTrue("seats", 0, "connected"));
    }
  }

  private String handshake(String id) {
    return String.join(
        "\r\n",
        "GET /api/v2/games/" + id + "/live HTTP/1.1",
        "Host: localhost:" + net.port(),
        "Origin: " + net.origin(),
        "Cookie: " + ana.headers().get(1),
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "\r\n");
  }

  @Test
  void rejectsSocketForUnknownGame() {
    WebSocketClient socket = ana.watch("nothing", "");
    assertThat(Json.read(socket.receive()).text("message")).isNotBlank();
    assertThatThrownBy(() -> net.connect("/api/v2/games/x/live", "Origin", "http://evil.example"))
        .hasMessageContaining("WebSocketHandshakeException");
  }
}
