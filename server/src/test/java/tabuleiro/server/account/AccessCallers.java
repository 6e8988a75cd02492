package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// One caller of each kind that a server may see, and two games.
final class AccessCallers {
  /// The kinds of callers.
  enum Kind {
    NOBODY,
    VISITOR,
    SEAT_TOKEN,
    SESSION,
    BEARER_SESSION,
    READ,
    PLAY,
    PUZZLES,
    STUDIES,
    UNKNOWN_BEARER,
    ENDED_BEARER,
    ENDED_TOKEN,
    ENDED_COOKIE,
    DELETED_BEARER,
    DELETED_TOKEN,
    DELETED_COOKIE,
    SUSPENDED_BEARER,
    SUSPENDED_TOKEN,
    SUSPENDED_COOKIE;

    /// Returns whether this is an access token with one scope, which has the same name.
    boolean isScope() {
      return AccessScope.parse(name().toLowerCase(Locale.ROOT)).isPresent();
    }

    /// Returns whether this is the token of a program that was valid once.
    boolean isEndedProgram() {
      return this == UNKNOWN_BEARER || (isEnded() && !isEndedBrowser());
    }

    /// Returns whether this is the cookie of a session that was valid once.
    boolean isEndedBrowser() {
      return name().endsWith("_COOKIE");
    }

    private boolean isEnded() {
      return List.of("ENDED", "DELETED", "SUSPENDED").contains(name().split("_", 2)[0]);
    }
  }

  private final TestClient net;
  private final Map<Kind, TestPlayer> callers = new EnumMap<>(Kind.class);
  private final String ownGame;
  private final String foreignGame;

  /// @param database that of the server
  AccessCallers(TestClient net, DatabaseAddress database) {
    this.net = net;
    TestPlayer visitor = TestPlayer.browser(net, "visitor");
    Json seat = visitor.make("{'id':'v','game':'talpa','second':'1'}");
    foreignGame = seat.text("gameId");
    callers.put(Kind.NOBODY, new TestPlayer(net.with("Origin", net.origin())));
    callers.put(Kind.VISITOR, visitor);
    callers.put(Kind.SEAT_TOKEN, TestPlayer.program(net, seat.text("token")));
    TestPlayer member = TestPlayer.member(net, "Member");
    ownGame = member.make("{'id':'o','game':'talpa','second':'1'}").text("gameId");
    callers.put(Kind.SESSION, member);
    callers.put(Kind.BEARER_SESSION, TestPlayer.program(net, secret(signIn())));
    for (AccessScope scope : AccessScope.values()) {
      callers.put(Kind.valueOf(scope.name()), token(member, scope.word()));
    }
    callers.put(Kind.UNKNOWN_BEARER, TestPlayer.program(net, "ms-" + "u".repeat(43)));
    putEnded(member);
    TestPlayer deleted = TestPlayer.member(net, "Deleted");
    put("DELETED", deleted, token(deleted, "read"));
    requireOk(deleted.post("/account/deletion", "{'password':'one two three'}"));
    TestPlayer suspended = TestPlayer.member(net, "Suspended");
    put("SUSPENDED", suspended, token(suspended, "read"));
    try (GameStore store = new GameStore(Database.openForTool(database))) {
      AccountAdministration operator =
          new AccountAdministration(store, "root", System::currentTimeMillis);
      operator.suspend(operator.find("Suspended").orElseThrow(), "a test");
    }
  }

  private void putEnded(TestPlayer member) {
    TestPlayer device = signIn();
    TestPlayer token = token(member, "read','play','puzzles','studies");
    put("ENDED", device, token);
    requireOk(device.delete("/account/session"));
    requireOk(member.delete("/account/tokens/" + Tokens.sha256(secret(token))));
  }

  private static void requireOk(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private void put(String kind, TestPlayer device, TestPlayer token) {
    callers.put(Kind.valueOf(kind + "_COOKIE"), device);
    callers.put(Kind.valueOf(kind + "_BEARER"), TestPlayer.program(net, secret(device)));
    callers.put(Kind.valueOf(kind + "_TOKEN"), token);
  }

  private TestPlayer signIn() {
    String body = "{'name':'Member','password':'one two three'}";
    return TestPlayer.device(net, TestPlayer.browser(net, "new").post("/account/session", body));
  }

  private TestPlayer token(TestPlayer member, String scopes) {
    String body = "{'name':'x','scopes':['" + scopes + "']}";
    return TestPlayer.program(net, Json.read(member.post("/account/tokens", body)).text("secret"));
  }

  private static String secret(TestPlayer player) {
    return player.headers().get(1).replaceFirst("^(visitor=|Bearer )", "");
  }

  TestPlayer get(Kind kind) {
    return Objects.requireNonNull(callers.get(kind));
  }

  /// Returns the id of a game that the member of the tokens plays.
  String ownGame() {
    return ownGame;
  }

  /// Returns the id of a game that the member of the tokens does not play.
  String foreignGame() {
    return foreignGame;
  }
}
