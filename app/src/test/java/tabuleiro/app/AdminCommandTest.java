package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// The command `admin` on the database of a running server.
@Tag("full")
final class AdminCommandTest {
  @TempDir private Path folder = Path.of("");
  private Server server;
  private TestClient client;

  @BeforeEach
  void start() {
    server =
        Server.start(
            ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
                .withLimits(ServerLimits.UNLIMITED));
    client = TestClient.to(server.port());
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private CommandTester.Result admin(String... words) {
    List<String> all = new ArrayList<>(List.of("admin"));
    all.addAll(List.of(words));
    all.addAll(List.of("--database", folder.resolve("games.db").toString()));
    return CommandTester.run(all.toArray(String[]::new));
  }

  private String done(String... words) {
    CommandTester.Result result = admin(words);
    assertThat(result.status()).as(result.err()).isZero();
    return result.out().strip();
  }

  private HttpResponse<String> post(String path, String json) {
    return client.post(
        "/api/v2/account" + path, json.replace('\'', '"'), "Origin", client.origin());
  }

  @Test
  void aMemberIsShownSuspendedAndReset() {
    String account = "{'name':'Ana','password':'one two three'}";
    assertThat(post("", account).statusCode()).isEqualTo(201);
    assertThat(done("members")).startsWith("Ana: member since ").endsWith("games: 0");
    assertThat(done("show", "ana")).contains("devices signed in: 1, tokens: 0");
    assertThat(done("show", "ana", "--json")).contains("\"name\":\"Ana\"", "\"bot\":false");

    assertThat(done("suspend", "Ana", "--reason", "insults in a game"))
        .isEqualTo("Ana is suspended");
    HttpResponse<String> refused = post("/session", account);
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(refused.body()).contains("\"error\":\"suspended\"", "insults in a game");
    assertThat(done("members")).endsWith("suspended (insults in a game)");
    assertThat(done("lift", "Ana")).isEqualTo("Ana can sign in again");
    assertThat(done("lift", "Ana")).isEqualTo("Ana is not suspended");
    assertThat(post("/session", account).statusCode()).isEqualTo(200);

    String code = done("reset", "Ana").replaceFirst(".*: ", "");
    assertThat(post("/session", account).statusCode()).as("the old password").isEqualTo(403);
    String recovery =
        "{'name':'Ana','password':'four five six','recoveryCode':'%s'}".formatted(code);
    assertThat(post("/session", recovery).statusCode()).isEqualTo(200);
    assertThat(post("/session", recovery).statusCode()).as("the code again").isEqualTo(403);

    assertThat(admin("show", "Zoe").err()).contains("there is no member 'Zoe'");
    assertThat(admin("show", "Zoe").status()).isEqualTo(1);
    assertThat(done("log").lines())
        .extracting(line -> line.replaceFirst("^\\S+ \\S+ +\\S+ +", ""))
        .containsExactly(
            "reset Ana",
            "lift Ana",
            "lift Ana",
            "members",
            "suspend Ana (insults in a game)",
            "show Ana",
            "show Ana",
            "members");
  }

  @Test
  void aMemberGetsAnotherName() {
    for (String name : List.of("Ana", "Rui")) {
      String account = "{'name':'%s','password':'one two three'}".formatted(name);
      assertThat(post("", account).statusCode()).isEqualTo(201);
    }
    assertThat(done("rename", "ana", "--to", "Eva")).isEqualTo("Ana is now Eva");
    assertThat(post("/session", "{'name':'Eva','password':'one two three'}").statusCode())
        .isEqualTo(200);
    assertThat(admin("rename", "Eva", "--to", "rui").err()).contains("another member has the name");
    assertThat(admin("rename", "Eva", "--to", "admin").err()).contains("admin");
    assertThat(admin("rename", "Eva", "--to", "x y").err()).contains("letters");
    assertThat(admin("rename", "Ana", "--to", "Zoe").err()).contains("there is no member 'Ana'");
    assertThat(done("log").lines().toList())
        .hasSize(1)
        .first()
        .asString()
        .endsWith("rename Eva (Ana)");
  }

  @Test
  void aTextIsAnnouncedOnEveryPage() throws InterruptedException {
    String notice =
        "<p class=\"notice announced\" role=\"status\">Closed on Sunday &amp; Monday</p>";
    assertThat(page("/")).doesNotContain("announced", "<!--notice-->");
    assertThat(done("announce", "--text", "Closed on Sunday & Monday")).contains("every page");
    await(() -> page("/").contains(notice));
    assertThat(page("/learn")).contains(notice);
    assertThat(admin("announce", "--text", "x".repeat(201)).err()).contains("at most 200");
    assertThat(done("announce")).isEqualTo("the pages announce nothing");
    await(() -> !page("/").contains("announced"));
  }

  private String page(String path) {
    return client.get(path).body();
  }

  /// Waits until the server has noticed a command.
  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("the time").isLessThan(end);
      Thread.sleep(100);
    }
  }

  @Test
  void anAccountNeedsAnInvitationWhileTheSiteIsInviteOnly() {
    assertThat(done("invite-only")).contains("needs an invitation");
    HttpResponse<String> refused = post("", "{'name':'Bea','password':'one two three'}");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("\"error\":\"invitation\"");
    String code = done("invite", "--note", "Bea").replaceFirst(".*: ", "");
    String invited = "{'name':'%s','password':'one two three','invitation':'%s'}";
    assertThat(post("", invited.formatted("Bea", code)).statusCode()).isEqualTo(201);
    assertThat(post("", invited.formatted("Carla", code)).statusCode()).isEqualTo(400);
    assertThat(done("open")).contains("everyone");
    assertThat(post("", "{'name':'Carla','password':'one two three'}").statusCode()).isEqualTo(201);
  }

  @Test
  void withoutRatedGamesThereIsNothingToCompare() {
    assertThat(done("compare")).isEmpty();
    assertThat(done("log")).contains("compare");
  }

  @Test
  void withoutRatedGamesThereAreNoCircles() {
    assertThat(done("circles")).isEmpty();
    assertThat(done("log")).contains("circles");
  }

  @Test
  void reportsArePrintedUntilTheyAreClosedOrTheGameIsDeleted() throws InterruptedException {
    TestClient ana = client.withToken("a-secret-of-a-program-for-all-games");
    String game =
        ana.post(
                "/api/v2/games",
                "{\"id\":\"r\",\"game\":\"talpa\",\"second\":\"1\",\"sides\":\"fixed\",\"name\":\"Ana\"}")
            .body()
            .replaceFirst("(?s).*\"gameId\":\"([^\"]+)\".*", "$1");
    String report = "{\"reason\":\"insults\",\"note\":\"the\\nname\"}";
    assertThat(
            ana.send(ana.callWithJson("PUT", "/api/v2/games/" + game + "/report", report))
                .statusCode())
        .isEqualTo(200);
    assertThat(done("reports"))
        .endsWith("/g/" + game + " (Ana (visitor) - Level 1)  a visitor, insults: the name");
    assertThat(done("reports", "--json")).contains("\"reason\":\"insults\"");
    assertThat(admin("erase", game, "--message", "1").err())
        .contains("the game '" + game + "' has no message 1");
    assertThat(admin("erase", game, "--message", "0").status()).isEqualTo(2);
    String address = client.origin() + "/g/" + game;
    assertThat(done("close", address, "--note", "talked to Ana"))
        .isEqualTo("the reports about the game " + game + " are closed");
    assertThat(done("close", game)).isEqualTo("there is no open report about the game " + game);
    assertThat(done("reports")).isEmpty();
    assertThat(done("log")).contains("close " + game + " (talked to Ana)");
    assertThat(admin("delete", game).err()).contains("--reason");
    assertThat(admin("delete", game, "--reason", " ").status()).isEqualTo(2);
    assertThat(done("delete", address, "--reason", "a court's order"))
        .isEqualTo("the game " + game + " is deleted");
    assertThat(admin("delete", game, "--reason", "again").err())
        .contains("there is no game with the id '" + game + "'");
    await(() -> ana.get("/api/v2/games/" + game).statusCode() == 404);
    assertThat(done("log")).contains("delete " + game + " (a court's order)");
  }

  @Test
  void aDatabaseThatDoesNotExistIsNotCreated() {
    CommandTester.Result result =
        CommandTester.run("admin", "members", "--database", folder.resolve("none.db").toString());
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("none.db");
    assertThat(folder.resolve("none.db")).doesNotExist();
  }
}
