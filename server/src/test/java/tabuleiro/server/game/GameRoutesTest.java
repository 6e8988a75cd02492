package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Game;

final class GameRoutesTest extends ServedGames {
  private int made;

  /// Creates a game of Talpa between Ana and Bruno, with both seats taken.
  ///
  /// @param more additional fields of the request
  private String talpa(String more) {
    Json game = ana.make("{'id':'talpa%d','game':'talpa','name':'Ana'%s}".formatted(made++, more));
    String id = game.text("gameId");
    String token = game.text("tokens", "second");
    HttpResponse<String> seat =
        bruno.post("/games/" + id + "/seat", "{'token':'" + token + "','name':'Bruno'}");
    assertThat(Json.read(seat).text("side")).isEqualTo("second");
    return id;
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String error) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Json.read(answer).text("error")).isEqualTo(error);
    assertThat(Json.read(answer).text("message")).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyBoardIsPlayedByClickPathsAndItsRecordReplays(Game rules) {
    Json game =
        ana.make(
            "{'id':'%s','game':'%s','variant':'%s','first':'me','second':'me'}"
                .formatted(
                    rules.id().toString().replace('/', '-').replace(' ', '-'),
                    rules.id().game(),
                    rules.id().variant()));
    String id = game.text("gameId");
    for (int ply = 1; ply <= 4; ply++) {
      Json answer = Json.read(ana.post("/games/" + id + "/commands", bothSides(id)));
      assertThat(answer.isTrue("accepted")).isTrue();
      assertThat(answer.number("ply")).isEqualTo(ply);
    }
    Json state = ana.game(id);
    assertThat(state.size("moves")).isEqualTo(4);
    Json third = Json.read(ana.get("/games/" + id + "/positions/3"));
    assertThat(third.text("move", "move")).isEqualTo(state.text("moves", 2, "move"));
    GameRecord record =
        GameRecord.parse(ana.get("/games/" + id + "/record").body()).getFirst().record();
    assertThat(record.tag("Head"))
        .contains(state.text("head", "sequence") + " " + state.text("head", "hash"));
    Replay replay = Replay.of(record, Games.families());
    replay.finish();
    assertThat(replay.position().format()).isEqualTo(state.text("position", "position"));
  }

  private String bothSides(String id) {
    Json game = ana.game(id);
    String path = TestPlayer.path(game.at("position"));
    String side = game.text("position", "toMove");
    return TestPlayer.command(game, "'action':'move','side':'" + side + "','targets':" + path);
  }

  @Test
  void repeatedRequestCreatesOneGame() {
    String request = "{'id':'twice','game':'niju','sides':'random','name':'Ana'}";
    Json first = ana.make(request);
    assertThat(ana.make(request)).isEqualTo(first);
    assertThat(bruno.make(request).text("gameId")).isNotEqualTo(first.text("gameId"));
    assertRefused(
        ana.post("/games", "{'id':'twice','game':'talpa','sides':'random'}"), 409, "reused");
    assertThat(first.text("invitationPath")).startsWith("/g/" + first.text("gameId") + "#s=");
    assertThat(first.text("gamePath")).isEqualTo("/g/" + first.text("gameId"));
    assertThat(first.text("token")).hasSize(32);
    assertThat(first.text("tokens", first.text("side"))).isEqualTo(first.text("token"));
  }

  @Test
  void summaryHasThePlayersTheTurnAndTheResultWithoutTheMoves() {
    String id = talpa("");
    ana.move(id);
    String path = "/games/" + id + "/summary";
    assertThat(ana.get(path).body()).doesNotContain("\"moves\"", "\"legal\"");
    Json running = Json.read(bruno.get(path));
    assertThat(running.text("seats", 0, "name")).isEqualTo("Ana (visitor)");
    assertThat(running.text("toMove")).isEqualTo("second");
    assertThat(running.isTrue("isYourTurn")).isTrue();
    assertThat(running.number("ply")).isOne();
    bruno.act(id, "'action':'resign'");
    Json over = Json.read(ana.get(path));
    assertThat(over.text("result")).isEqualTo("1-0");
    assertThat(over.text("endingText")).isNotBlank();
    assertThat(ana.get("/games/AAAAAAAAAAAAAAAA/summary").statusCode()).isEqualTo(404);
  }

  @Test
  void repeatedMoveGetsSameReplyAndStaleMoveGetsHead() {
    String id = talpa("");
    Json before = ana.game(id);
    String path = TestPlayer.path(before.at("position"));
    String command = TestPlayer.command(before, "'action':'move','targets':" + path);
    HttpResponse<String> first = ana.post("/games/" + id + "/commands", command);
    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(ana.post("/games/" + id + "/commands", command).body()).isEqualTo(first.body());
    bruno.move(id);
    assertThat(ana.post("/games/" + id + "/commands", command).body()).isEqualTo(first.body());
    HttpResponse<String> stale =
        ana.post("/games/" + id + "/commands", command.replace("'c2'", "'new'"));
    assertRefused(stale, 409, "stale");
    assertThat(Json.read(stale).at("head")).isEqualTo(ana.game(id).at("head"));
    assertThat(ana.game(id).number("ply")).isEqualTo(2);
    assertThat(Json.read(ana.get("/games/" + id + "/events?after=2")).size("events")).isEqualTo(2);
  }

  /// Follows the formula of the page on the API, with nothing else of the server's.
  @Test
  void headCanBeVerifiedFromOutside() throws Exception {
    String id = talpa("");
    ana.move(id);
    bruno.act(id, "'action':'resign'");
    Json answer = Json.read(ana.get("/games/" + id + "/events"));
    String previous = "";
    for (int i = 0; i < answer.size("events"); i++) {
      Json event = answer.at("events", i);
      String lines =
          String.join(
              "\n",
              previous,
              String.valueOf(event.number("sequence")),
              id,
              event.text("actor"),
              event.text("commandId"),
              String.valueOf(event.number("ply")),
              event.text("result"),
              String.valueOf(((Number) event.at("timeMillis").value()).longValue()),
              event.text("action"));
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(lines.getBytes(StandardCharsets.UTF_8));
      assertThat(event.text("hash")).isEqualTo(HexFormat.of().formatHex(hash));
      previous = event.text("hash");
    }
    assertThat(answer.size("events")).isEqualTo(4);
    assertThat(ana.game(id).text("head", "hash")).isEqualTo(previous);
  }

  @Test
  void sameIdWithOtherContentIsRefused() {
    String id = talpa("");
    String commands = "/games/" + id + "/commands";
    Json before = ana.game(id);
    String path = TestPlayer.path(before.at("position"));
    String command = TestPlayer.command(before, "'action':'move','targets':" + path);
    HttpResponse<String> first = ana.post(commands, command);
    assertThat(first.statusCode()).isEqualTo(200);
    String move = ana.game(id).text("moves", 0, "move");
    for (String other :
        List.of(
            TestPlayer.command(before, "'action':'move','targets':['a1','a2']"),
            TestPlayer.command(before, "'action':'move','move':'" + move + "'"),
            TestPlayer.command(before, "'action':'move','move':'a1a2'"),
            TestPlayer.command(before, "'action':'offer','offer':'draw'"),
            command.replace("'ply':0", "'ply':1"))) {
      assertRefused(ana.post(commands, other), 409, "reused");
    }
    assertThat(ana.post(commands, command).body()).isEqualTo(first.body());
    assertThat(ana.game(id).number("ply")).isEqualTo(1);
  }

  @Test
  void playersActForOwnSideOnly() {
    String id = talpa("");
    String before = ana.game(id).text("head", "hash");
    assertRefused(bruno.act(id, "'action':'move','move':'a1a2'"), 400, "illegal");
    assertRefused(TestPlayer.browser(net, "carla").act(id, "'action':'resign'"), 403, "seat");
    assertRefused(
        TestPlayer.program(net, "x".repeat(32)).act(id, "'action':'resign'"), 403, "seat");
    assertRefused(bruno.act(id, "'action':'resign','side':'first'"), 403, "seat");
    assertRefused(ana.act(id, "'action':'move','move':'a1a1'"), 400, "illegal");
    assertRefused(
        bruno.post("/games/" + id + "/seat", "{'token':'stolen','name':'B'}"), 403, "token");
    String other = talpa("");
    String token = ana.make("{'id':'token','game':'talpa'}").text("token");
    assertRefused(TestPlayer.program(net, token).act(other, "'action':'resign'"), 403, "seat");
    assertRefused(
        TestPlayer.browser(net, "carla").post("/games/" + id + "/join", "{'name':'C'}"),
        409,
        "taken");
    assertThat(ana.game(id).text("head", "hash")).isEqualTo(before);
    assertThat(TestPlayer.browser(net, "carla").game(id).text("side")).isEmpty();
    assertThat(bruno.game(id).text("side")).isEqualTo("second");
  }

  /// The sides are drawn by lot from the id of the request.
  @Test
  void timeOddsFollowThePlayersToTheirSides() {
    Map<String, String> clocks = new HashMap<>();
    for (int i = 0; i < 20; i++) {
      String request =
          "{'id':'odds%d','game':'talpa','clock':'10m,3m','sides':'random'}".formatted(i);
      Json game = ana.game(ana.make(request).text("gameId"));
      clocks.put(game.text("side"), game.text("clock", "timeControl"));
    }
    assertThat(clocks).isEqualTo(Map.of("first", "10m,3m", "second", "3m,10m"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'id':'bad','game':'chess'}",
        "{'id':'bad','game':'talpa','variant':'1x1'}",
        "{'id':'bad','game':'talpa','position':'nonsense'}",
        "{'id':'bad','game':'talpa','clock':'soon'}",
        "{'id':'bad','game':'talpa','clock':'20d/move'}",
        "{'id':'bad','game':'talpa','clock':'10m,off'}",
        "{'id':'bad','game':'talpa','clock':'10m,5m','rated':true}",
        "{'id':'bad','game':'talpa','second':'ugi:rm'}",
        "{'id':'bad','game':'trench','second':'network:/etc/hostname'}",
        "{'id':'bad','game':'talpa','second':'level 77'}",
        "{'id':'bad','game':'talpa','second':'5','open':true}",
        "{'id':'bad','game':'talpa','sides':'maybe'}",
        "{'id':'bad','game':'talpa','visibility':'some'}",
        "{'id':'bad/..','game':'talpa'}",
        "{'id':'bad','game':5}",
        "[]",
        "{"
      })
  void rejectsInvalidNewGames(String request) {
    HttpResponse<String> answer = ana.post("/games", request);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(Json.read(answer).text("message")).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'action':'fly'", "'action':'offer','offer':'money'", "'action':'move'",
            "'action':'move','targets':['z9']",
        "'action':'move','move':'e2e4e5'", "'action':'claim'", "'action':'rematch'",
            "'action':'takeback'",
        "'action':'accept','offer':'draw'", "'action':'move','targets':[]", "'offer':'draw'"
      })
  void rejectsInvalidCommandsWithoutChange(String what) {
    String id = talpa("");
    String before = ana.game(id).text("head", "hash");
    HttpResponse<String> answer = ana.act(id, what);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(ana.game(id).text("head", "hash")).isEqualTo(before);
  }

  @Test
  void unknownGamesAreNotFound() {
    for (String path : List.of("", "/events", "/record", "/positions/0")) {
      assertThat(ana.get("/games/nothing" + path).statusCode()).isEqualTo(404);
    }
    String id = talpa("");
    assertThat(ana.get("/games/" + id + "/positions/1").statusCode()).isEqualTo(404);
    assertThat(ana.get("/games/" + id + "/positions/-1").statusCode()).isEqualTo(404);
  }

  @Test
  void programPlaysWithSeatToken() {
    Json game = ana.make("{'id':'program','game':'talpa'}");
    TestPlayer program = TestPlayer.program(net, game.text("tokens", "second"));
    assertThat(program.post("/games/" + game.text("gameId") + "/seat", "{}").statusCode())
        .isEqualTo(200);
    ana.move(game.text("gameId"));
    assertThat(program.move(game.text("gameId")).statusCode()).isEqualTo(200);
    assertThat(program.game(game.text("gameId")).text("side")).isEqualTo("second");
    assertRefused(
        TestPlayer.program(net, "short").post("/games", "{'id':'x','game':'talpa'}"), 400, "token");
  }
}
