package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.testkit.WebSocketClient;

/// A member whose devices use two servers with one PostgreSQL.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
final class SharedAccountsTest {
  private static final String ACCOUNT = "{'name':'Ana','password':'one two three'}";

  private final TwoServers servers = new TwoServers(options -> options);

  @AfterAll
  void stop() {
    servers.close();
  }

  private static String secret(TestPlayer device) {
    return device.headers().get(1).split("=", 2)[1];
  }

  @Test
  void bothServersKnowTheMemberAndTheEndOfASession() {
    TestPlayer visitor = TestPlayer.browser(servers.netHere(), "ana");
    String game = visitor.make("{'id':'a','game':'talpa','second':'me'}").text("gameId");
    TestPlayer elsewhere = TestPlayer.browser(servers.netThere(), "ana");
    assertThat(elsewhere.game(game).text("side")).isEqualTo("first");
    TestPlayer laptop = TestPlayer.device(servers.netHere(), visitor.post("/account", ACCOUNT));
    TestPlayer stranger = TestPlayer.browser(servers.netThere(), "stranger");
    TestPlayer phone =
        TestPlayer.device(servers.netThere(), stranger.post("/account/session", ACCOUNT));
    assertThat(elsewhere.act(game, "'action':'resign','side':'first'").statusCode())
        .as("the cookie from before the account")
        .isEqualTo(403);
    assertThat(phone.game(game).text("side")).isEqualTo("first");
    assertThat(phone.get("/games/" + game).body()).contains("\"name\":\"Ana\"");
    assertThat(phone.move(game).statusCode()).isEqualTo(200);
    String session = Tokens.sha256(secret(phone));
    WebSocketClient watching = phone.watch(game, "");
    assertThat(watching.receive()).contains("\"side\":\"first\"");
    assertThat(laptop.delete("/account/devices/" + session).statusCode()).isEqualTo(200);
    assertThat(watching.awaitCloseStatus()).as("at the other server").isEqualTo(1008);
    assertThat(phone.act(game, "'action':'resign','side':'first'").statusCode()).isEqualTo(401);
    assertThat(laptop.act(game, "'action':'resign','side':'second'").statusCode()).isEqualTo(200);
  }
}
