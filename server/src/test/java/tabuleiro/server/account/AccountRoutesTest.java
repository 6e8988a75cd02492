package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Accounts over HTTP. Each test uses names of its own.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AccountRoutesTest {
  private static final Pattern CODE = Pattern.compile("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}");
  private static final Pattern GAME = Pattern.compile("\"gameId\":\"([^\"]+)\"");
  private static final Pattern DEVICE = Pattern.compile("\"id\":\"([0-9a-f]{64})\"");

  private Server server;
  private final List<TestBrowser> browsers = new ArrayList<>();

  @BeforeAll
  void start(@TempDir Path folder) {
    server =
        Server.start(
            ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
                .withLimits(ServerLimits.UNLIMITED));
  }

  @AfterAll
  void stop() {
    server.close();
  }

  @AfterEach
  void closeBrowsers() {
    browsers.forEach(TestBrowser::close);
    browsers.clear();
  }

  private TestBrowser browser() {
    TestBrowser browser = new TestBrowser(server.port());
    browsers.add(browser);
    return browser;
  }

  private static String credentials(String name, String password) {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
  }

  private TestBrowser member(String name) {
    TestBrowser browser = browser();
    HttpResponse<String> answer = browser.post("/account", credentials(name, "one two three"));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return browser;
  }

  private static String create(TestBrowser player, String id) {
    String body =
        player
            .post("/games", "{\"id\":\"%s\",\"game\":\"talpa\",\"name\":\"Guest\"}".formatted(id))
            .body();
    return find(GAME, body);
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group(matcher.groupCount());
  }

  @Test
  void aVisitorBecomesAMemberAndKeepsTheirGames() {
    TestBrowser laptop = browser();
    String game = create(laptop, "claimed");
    String visitor = laptop.secret();
    assertThat(laptop.get("/account")).contains("\"name\":\"\"", "\"hasVisitorGames\":true");
    HttpResponse<String> answer = laptop.post("/account", credentials("Zoe", "correct horse"));
    assertThat(answer.statusCode()).isEqualTo(201);
    assertThat(CODE.matcher(answer.body()).results().distinct()).hasSize(8);
    assertThat(laptop.secret()).isNotEqualTo(visitor).startsWith("ms-");
    assertThat(laptop.cookie("visitor").orElseThrow().isHttpOnly()).isTrue();
    assertThat(laptop.get("/games/" + game)).contains("\"name\":\"Zoe\"", "\"side\":\"first\"");
    TestBrowser phone = browser();
    assertThat(phone.post("/account/session", credentials(" zOÉ", "correct horse")).statusCode())
        .isEqualTo(200);
    assertThat(phone.get("/mine")).contains(game);
    assertThat(phone.get("/games/" + game)).contains("\"side\":\"first\"");
    assertThat(phone.get("/account")).contains("\"name\":\"Zoe\"", "Firefox, Linux");
  }

  @Test
  void aDeviceIsSignedOutFromAnother() {
    TestBrowser laptop = member("Marta");
    String game = create(laptop, "ended");
    TestBrowser phone = browser();
    phone.post("/account/session", credentials("Marta", "one two three"));
    assertThat(phone.get("/games/" + game)).contains("\"side\":\"first\"");
    String here = "\"current\":true";
    String listed = laptop.get("/account");
    String other =
        DEVICE
            .matcher(listed)
            .results()
            .filter(found -> !listed.substring(found.end()).split("}", 2)[0].contains(here))
            .findFirst()
            .orElseThrow()
            .group(1);
    assertThat(laptop.send("DELETE", "/account/devices/" + other, "").body()).doesNotContain(other);
    assertThat(phone.get("/account")).contains("\"name\":\"\"");
    assertThat(phone.get("/games/" + game)).contains("\"side\":\"\"");
    assertThat(laptop.get("/games/" + game)).contains("\"side\":\"first\"");
    assertThat(laptop.send("DELETE", "/account/devices/" + other, "").statusCode()).isEqualTo(200);
    assertThat(phone.send("DELETE", "/account/devices/" + other, "").statusCode())
        .as("of one's own, which is over")
        .isEqualTo(200);
    assertThat(browser().send("DELETE", "/account/devices/" + other, "").statusCode())
        .isEqualTo(403);
    HttpResponse<String> signedOut = phone.send("DELETE", "/account/session", "");
    assertThat(signedOut.statusCode()).as("again, after a lost answer").isEqualTo(200);
    assertThat(signedOut.body()).contains("\"name\":\"\"");
    assertThat(phone.cookie("visitor")).isEmpty();
    assertThat(laptop.get("/account")).contains("\"name\":\"Marta\"");
  }

  @Tag("full")
  @Test
  void aSignInThatMeetsANewPasswordLeavesNoSession() throws InterruptedException {
    TestBrowser owner = member("Ines");
    List<TestBrowser> others = Stream.generate(this::browser).limit(8).toList();
    AtomicBoolean isOver = new AtomicBoolean();
    String old = credentials("Ines", "one two three");
    List<Thread> signIns =
        others.stream()
            .map(other ->
                Thread.startVirtualThread(() -> {
                  while (!isOver.get()) {
                    other.post("/account/session", old);
                  }
                }))
            .toList();
    String change = "{\"password\":\"one two three\",\"newPassword\":\"four five six\"}";
    assertThat(owner.send("PUT", "/account/password", change).statusCode()).isEqualTo(200);
    isOver.set(true);
    for (Thread signIn : signIns) {
      signIn.join();
    }
    assertThat(others)
        .allSatisfy(other -> assertThat(other.get("/account")).contains("\"name\":\"\""));
    assertThat(owner.get("/account")).contains("\"name\":\"Ines\"");
  }

  @Test
  void theDeviceCookieStaysThroughSigningOutAndIn() {
    TestBrowser laptop = browser();
    create(laptop, "device");
    String device = laptop.cookie("device").orElseThrow().getValue();
    laptop.post("/account", credentials("Dores", "one two three"));
    laptop.send("DELETE", "/account/session", "");
    assertThat(laptop.cookie("visitor")).isEmpty();
    assertThat(laptop.cookie("device").orElseThrow().getValue()).isEqualTo(device);
    laptop.post("/account/session", credentials("Dores", "one two three"));
    assertThat(laptop.cookie("device").orElseThrow().getValue()).isEqualTo(device);
    laptop.post("/account/deletion", "{\"password\":\"one two three\"}");
    assertThat(laptop.cookie("device").orElseThrow().getValue()).isEqualTo(device);
    assertThat(laptop.cookie("device").orElseThrow().isHttpOnly()).isTrue();
  }

  @Test
  void aVisitorMayLeaveTheirGamesAndFindThemAgain() {
    member("Nuno");
    TestBrowser shared = browser();
    String game = create(shared, "left");
    String visitor = shared.secret();
    String leaving = "{\"name\":\"Nuno\",\"password\":\"one two three\",\"leaveGames\":true}";
    assertThat(shared.post("/account/session", leaving).statusCode()).isEqualTo(200);
    assertThat(shared.get("/games/" + game)).contains("\"side\":\"\"");
    assertThat(shared.send("DELETE", "/account/session", "").statusCode()).isEqualTo(200);
    assertThat(shared.secret()).isEqualTo(visitor);
    assertThat(shared.get("/games/" + game)).contains("\"side\":\"first\"");
  }

  @Test
  void aProfileShowsThePublicGamesOnly() {
    TestBrowser laptop = member("Tânia");
    String seen =
        find(
            GAME,
            laptop
                .post(
                    "/games",
                    "{\"id\":\"seen\",\"game\":\"talpa\",\"second\":\"1\",\"visibility\":\"public\"}")
                .body());
    String hidden =
        find(
            GAME,
            laptop
                .post("/games", "{\"id\":\"hidden\",\"game\":\"talpa\",\"second\":\"1\"}")
                .body());
    String profile = browser().get("/players/t%C3%A2nia");
    assertThat(profile)
        .contains("\"name\":\"Tânia\"", seen)
        .doesNotContain(hidden, laptop.secret());
    assertThat(browser().send("GET", "/players/tanla", "").statusCode()).isEqualTo(404);
    assertThat(browser().send("GET", "/players/tania", "").statusCode()).isEqualTo(404);
  }

  @Test
  void allDataAreExportedAndTheAccountIsDeleted() {
    TestBrowser laptop = member("Ulrica");
    String played =
        find(
            GAME,
            laptop
                .post("/games", "{\"id\":\"played\",\"game\":\"talpa\",\"second\":\"1\"}")
                .body());
    String open =
        find(
            GAME,
            laptop
                .post(
                    "/games",
                    "{\"id\":\"open\",\"game\":\"talpa\",\"open\":true,\"clock\":\"3d/move\"}")
                .body());
    assertThat(laptop.get("/account/export"))
        .contains("\"name\":\"Ulrica\"", played, open, "[White \\\"Ulrica\\\"]", "Firefox, Linux")
        .doesNotContain("argon2");
    assertThat(browser().get("/lobby")).contains(open);
    assertThat(laptop.post("/account/deletion", "{\"password\":\"guess\"}").statusCode())
        .isEqualTo(403);
    assertThat(laptop.post("/account/deletion", "{\"password\":\"one two three\"}").statusCode())
        .isEqualTo(200);
    assertThat(laptop.get("/account")).contains("\"name\":\"\"");
    assertThat(browser().get("/lobby")).doesNotContain(open);
    assertThat(browser().get("/games/" + played))
        .contains("Former member")
        .doesNotContain("Ulrica");
    assertThat(browser().send("GET", "/players/Ulrica", "").statusCode()).isEqualTo(404);
    assertThat(browser().post("/account", credentials("ulrica", "one two three")).statusCode())
        .as("the name is free again")
        .isEqualTo(201);
  }

  @Test
  void signingOutEndsTheSession() {
    TestBrowser laptop = member("Olga");
    String secret = laptop.secret();
    assertThat(laptop.send("DELETE", "/account/session", "").body()).contains("\"name\":\"\"");
    assertThat(laptop.cookie("visitor")).isEmpty();
    assertThat(laptop.send("DELETE", "/account/session", "").statusCode()).isEqualTo(403);
    assertThat(secret).startsWith("ms-");
  }

  @Test
  void namesThatLookAlikeBelongToOneMember() {
    member("Paul_1");
    for (String name : List.of("paul1", "PAUL-I", "Pàull", "Paui_l")) {
      assertThat(browser().post("/account", credentials(name, "one two three")).statusCode())
          .as(name)
          .isEqualTo(409);
    }
    for (String name : List.of("P", "1a", "Рaul", "a b", "a".repeat(21), "ıvo", "a\u0301\u0301b")) {
      assertThat(browser().post("/account", credentials(name, "one two three")).body())
          .as(name)
          .contains("\"error\":\"name\"");
    }
    assertThat(member("João").get("/account")).contains("João");
  }

  @Test
  void weakPasswordsAreRefused() {
    for (String password : List.of("short", "aaaaaaaaaaaa", "x".repeat(201), "Ricardo-Maria")) {
      assertThat(browser().post("/account", credentials("RicardoMaria", password)).body())
          .as(password)
          .contains("\"error\":\"password\"");
    }
  }

  @Tag("full")
  @Test
  void theWrongPasswordIsRefusedAndAttemptsAreLimited() {
    member("Quim");
    TestBrowser thief = browser();
    HttpResponse<String> unknown =
        thief.post("/account/session", credentials("Nobody", "one two three"));
    HttpResponse<String> wrong =
        thief.post("/account/session", credentials("Quim", "one two four"));
    assertThat(wrong.statusCode()).isEqualTo(403);
    assertThat(wrong.body().replaceAll("\"requestId\":\"[^\"]*\"", ""))
        .as("names cannot be told apart")
        .isEqualTo(unknown.body().replaceAll("\"requestId\":\"[^\"]*\"", ""));
    int refused = 0;
    for (int i = 0; i < 12; i++) {
      refused =
          thief.post("/account/session", credentials("Quim", "guess number " + i)).statusCode();
    }
    assertThat(refused).isEqualTo(429);
  }

  @Test
  void aRecoveryCodeSetsANewPassword() {
    TestBrowser laptop = browser();
    String codes = laptop.post("/account", credentials("Rosa", "one two three")).body();
    Matcher code = CODE.matcher(codes);
    assertThat(code.find()).isTrue();
    String body =
        "{\"name\":\"Rosa\",\"password\":\"four five six\",\"recoveryCode\":\"%s\"}"
            .formatted(code.group().toLowerCase(Locale.ROOT).replace("-", " "));
    TestBrowser phone = browser();
    assertThat(phone.post("/account/session", body).statusCode()).isEqualTo(200);
    assertThat(laptop.get("/account")).as("signed out").contains("\"name\":\"\"");
    assertThat(phone.get("/account")).contains("\"recoveryCodeCount\":7");
    assertThat(phone.post("/account/session", body).statusCode()).isEqualTo(403);
    assertThat(laptop.post("/account/session", credentials("Rosa", "one two three")).statusCode())
        .isEqualTo(403);
    assertThat(laptop.post("/account/session", credentials("Rosa", "four five six")).statusCode())
        .isEqualTo(200);
  }

  @Test
  void aNewPasswordAndNewCodesNeedTheOldPassword() {
    TestBrowser laptop = member("Sara");
    String change = "{\"password\":\"%s\",\"newPassword\":\"four five six\"}";
    assertThat(laptop.send("PUT", "/account/password", change.formatted("wrong")).statusCode())
        .isEqualTo(403);
    assertThat(
            laptop.send("PUT", "/account/password", change.formatted("one two three")).statusCode())
        .isEqualTo(200);
    TestBrowser phone = browser();
    assertThat(phone.post("/account/session", credentials("Sara", "four five six")).statusCode())
        .isEqualTo(200);
    assertThat(laptop.post("/account/recovery-codes", "{\"password\":\"four five six\"}").body())
        .containsPattern(CODE);
    assertThat(phone.get("/account")).as("signed out").contains("\"name\":\"\"");
    assertThat(laptop.get("/account")).contains("\"name\":\"Sara\"");
    assertThat(
            laptop.post("/account/recovery-codes", "{\"password\":\"one two three\"}").statusCode())
        .isEqualTo(403);
    assertThat(browser().post("/account/recovery-codes", "{\"password\":\"x\"}").statusCode())
        .isEqualTo(403);
  }
}
