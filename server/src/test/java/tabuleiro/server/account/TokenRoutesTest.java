package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.WebSocketClient;

/// Access tokens and bots over HTTP.
final class TokenRoutesTest extends ServedGames {
  private static final String PROOF = "{'password':'one two three'}";

  private Json token(TestPlayer member, String scopes) {
    HttpResponse<String> made =
        member.post("/account/tokens", "{'name':'My bot','scopes':[%s]}".formatted(scopes));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Json.read(made);
  }

  private TestPlayer program(Json token) {
    return TestPlayer.program(net, token.text("secret"));
  }

  private static String error(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Json.read(answer).text("error");
  }

  @Test
  void aProgramPlaysForItsMemberUntilTheTokenEnds() {
    TestPlayer xenia = TestPlayer.member(net, "Xenia");
    Json made = token(xenia, "'read','play'");
    TestPlayer program = program(made);
    Json game = program.make("{'id':'x','game':'talpa','second':'1','sides':'fixed'}");
    String id = game.text("gameId");
    assertThat(xenia.game(id).text("side")).isEqualTo("first");
    assertThat(program.game(id).text("seats", 0, "name")).isEqualTo("Xenia");
    assertThat(program.game(id).text("seats", 0, "member")).isEqualTo("Xenia");
    assertThat(program.move(id).statusCode()).isEqualTo(200);
    Json account = Json.read(xenia.get("/account"));
    assertThat(account.size("devices")).isEqualTo(1);
    assertThat(account.text("tokens", 0, "name")).isEqualTo("My bot");
    assertThat(account.text("tokens", 0, "scopes", 1)).isEqualTo("play");
    assertThat(xenia.get("/account").body()).doesNotContain(made.text("secret"));
    assertThat(xenia.delete("/account/tokens/" + made.text("token", "id")).statusCode())
        .isEqualTo(200);
    HttpResponse<String> ended = program.get("/games/" + id);
    assertThat(error(ended, 401)).isEqualTo("token");
    assertThat(ended.headers().firstValue("WWW-Authenticate")).contains("Bearer");
    assertThat(error(program.post("/games/" + id + "/commands", "{}"), 401)).isEqualTo("token");
    assertThat(xenia.delete("/account/tokens/" + made.text("token", "id")).statusCode())
        .as("again")
        .isEqualTo(200);
  }

  @Test
  void aTokenPermitsItsScopesOnly() {
    TestPlayer yara = TestPlayer.member(net, "Yara");
    TestPlayer reader = program(token(yara, "'read'"));
    TestPlayer player = program(token(yara, "'play'"));
    String game = player.make("{'id':'y','game':'talpa','second':'1'}").text("gameId");
    assertThat(reader.get("/mine").body()).contains(game);
    assertThat(error(player.get("/mine"), 403)).isEqualTo("scope");
    String settings = "{'id':'z','game':'talpa','second':'1'}";
    assertThat(error(reader.post("/games", settings), 403)).isEqualTo("scope");
    assertThat(error(reader.get("/account"), 403)).isEqualTo("scope");
    assertThat(error(reader.post("/account/tokens", "{'name':'x','scopes':['read']}"), 403))
        .isEqualTo("scope");
    assertThat(error(reader.get("/push"), 403)).isEqualTo("scope");
    assertThat(error(player.post("/studies", "{'record':'*'}"), 403)).isEqualTo("scope");
    try (WebSocketClient socket = player.watch(game, "")) {
      assertThat(socket.receive()).contains("\"side\":\"first\"");
    }
    assertThatThrownBy(() -> reader.watch(game, "")).hasStackTraceContaining("403");
  }

  @Test
  void wrongRequestsForTokensAreRefused() {
    TestPlayer zelia = TestPlayer.member(net, "Zelia");
    assertThat(error(zelia.post("/account/tokens", "{'name':' ','scopes':['read']}"), 400))
        .isEqualTo("name");
    assertThat(error(zelia.post("/account/tokens", "{'name':'x','scopes':[]}"), 400))
        .isEqualTo("scopes");
    assertThat(error(zelia.post("/account/tokens", "{'name':'x','scopes':['admin']}"), 400))
        .isEqualTo("scopes");
    assertThat(error(ana.post("/account/tokens", "{'name':'x','scopes':['read']}"), 403))
        .isEqualTo("signed-out");
    for (int i = 0; i < 20; i++) {
      token(zelia, "'read'");
    }
    assertThat(error(zelia.post("/account/tokens", "{'name':'x','scopes':['read']}"), 409))
        .isEqualTo("tokens");
  }

  @Test
  void aNewPasswordEndsAllTokens() {
    TestPlayer wanda = TestPlayer.member(net, "Wanda");
    TestPlayer program = program(token(wanda, "'read'"));
    assertThat(program.get("/mine").statusCode()).isEqualTo(200);
    String change = "{'password':'one two three','newPassword':'four five six'}";
    assertThat(wanda.put("/account/password", change).statusCode()).isEqualTo(200);
    assertThat(program.get("/mine").statusCode()).isEqualTo(401);
  }

  @Test
  void aBotIsDeclaredBeforeItsFirstGameAndMarkedEverywhere() {
    TestPlayer deep = TestPlayer.member(net, "Deep");
    assertThat(error(deep.post("/account/bot", "{'password':'wrong'}"), 403)).isEqualTo("password");
    Json account = Json.read(deep.post("/account/bot", PROOF));
    assertThat(account.isTrue("bot")).isTrue();
    String settings =
        "{'id':'d','game':'talpa','second':'1','sides':'fixed','visibility':'public'}";
    String game = program(token(deep, "'read','play'")).make(settings).text("gameId");
    Json seat = Json.read(ana.get("/games/" + game));
    assertThat(seat.text("seats", 0, "name")).isEqualTo("Deep (bot)");
    assertThat(seat.text("seats", 0, "member")).isEqualTo("Deep");
    assertThat(seat.isTrue("seats", 0, "bot")).isTrue();
    assertThat(ana.get("/games/" + game + "/record").body()).contains("Deep (bot)");
    assertThat(Json.read(ana.get("/players/deep")).isTrue("bot")).isTrue();
    assertThat(deep.post("/account/bot", PROOF).statusCode()).as("again").isEqualTo(200);
  }

  @Test
  void aMemberWithGamesIsNoBot() {
    TestPlayer ulli = TestPlayer.member(net, "Ulli");
    ulli.make("{'id':'u','game':'talpa','open':true,'clock':'3d/move'}");
    assertThat(error(ulli.post("/account/bot", PROOF), 409)).isEqualTo("bot");
    assertThat(Json.read(ulli.get("/account")).isTrue("bot")).isFalse();
  }
}
