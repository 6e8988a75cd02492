package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.SoftwareAuthenticator;

/// Passkeys over HTTP, with an authenticator of software. Each test uses names of its own.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PasskeyRoutesTest {
  private static final String PASSWORD = "one two three";

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

  private SoftwareAuthenticator authenticator() {
    return new SoftwareAuthenticator("http://localhost:" + server.port());
  }

  private static String field(String name, String value) {
    String json = JsonText.formatMap(Map.of(name, value));
    return json.substring(1, json.length() - 1);
  }

  private static String ok(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 204);
    return answer.body();
  }

  private static String json(String... fields) {
    return "{" + String.join(",", fields) + "}";
  }

  /// Creates an account with a passkey.
  private static void signUp(TestBrowser browser, SoftwareAuthenticator keys, String name) {
    String made = keys.make(askForNew(browser, field("name", name)));
    assertThat(ok(browser.post("/account", json(field("name", name), field("passkey", made)))))
        .contains("recoveryCodes");
  }

  private static String askForNew(TestBrowser browser, String field) {
    return ok(browser.post("/account/passkeys/creation", json(field)));
  }

  private static String askForAny(TestBrowser browser) {
    return ok(browser.post("/account/passkeys/request", "{}"));
  }

  private static String proof(TestBrowser browser, SoftwareAuthenticator keys) {
    return field("passkey", keys.use(askForAny(browser)));
  }

  @Test
  void anAccountNeedsNoPassword() {
    TestBrowser laptop = browser();
    SoftwareAuthenticator keys = authenticator();
    signUp(laptop, keys, "Alba");
    assertThat(laptop.get("/account"))
        .contains("\"name\":\"Alba\"", "\"hasPassword\":false", "Firefox, Linux", keys.id());
    assertThat(laptop.get("/account/export")).contains(keys.id());
    TestBrowser phone = browser();
    assertThat(ok(phone.post("/account/session", json(proof(phone, keys))))).contains("Alba");
    assertThat(phone.get("/account")).contains("\"name\":\"Alba\"");
    assertThat(
            browser()
                .post("/account/session", json(field("name", "Alba"), field("password", "")))
                .statusCode())
        .isEqualTo(403);
    String next = field("newPassword", PASSWORD);
    assertThat(ok(phone.send("PUT", "/account/password", json(proof(phone, keys), next))))
        .contains("\"hasPassword\":true");
    assertThat(laptop.get("/account")).as("signed out").contains("\"name\":\"\"");
    ok(phone.post("/account/recovery-codes", json(proof(phone, keys))));
    ok(phone.post("/account/deletion", json(proof(phone, keys))));
    assertThat(phone.get("/account")).contains("\"name\":\"\"");
    TestBrowser later = browser();
    assertThat(later.post("/account/session", json(proof(later, keys))).statusCode())
        .as("the passkey is deleted with the account")
        .isEqualTo(403);
  }

  @Test
  void aMemberAddsAndRemovesPasskeys() {
    TestBrowser browser = browser();
    SoftwareAuthenticator first = authenticator();
    SoftwareAuthenticator second = authenticator();
    signUp(browser, first, "Bela");
    assertThat(browser.post("/account/passkeys/creation", "{}").statusCode()).isEqualTo(400);
    String options = askForNew(browser, proof(browser, first));
    assertThat(options).as("the browser makes no second one").contains(first.id());
    ok(browser.post("/account/passkeys", json(field("passkey", second.make(options)))));
    assertThat(browser.get("/account")).contains(first.id(), second.id());
    ok(browser.send("DELETE", "/account/passkeys/" + first.id(), ""));
    assertThat(browser.get("/account")).contains(second.id()).doesNotContain(first.id());
    ok(browser.send("DELETE", "/account/passkeys/" + first.id(), ""));
    HttpResponse<String> last = browser.send("DELETE", "/account/passkeys/" + second.id(), "");
    assertThat(last.body()).contains("last-passkey");
    TestBrowser phone = browser();
    assertThat(phone.post("/account/session", json(proof(phone, first))).statusCode())
        .isEqualTo(403);
    ok(phone.post("/account/session", json(proof(phone, second))));
    ok(phone.send("DELETE", "/account/passkeys/" + first.id(), ""));
  }

  @Test
  void aPasskeyOfAnotherMemberProvesNothing() {
    TestBrowser mine = browser();
    SoftwareAuthenticator keys = authenticator();
    signUp(mine, keys, "Celia");
    TestBrowser other = browser();
    SoftwareAuthenticator others = authenticator();
    signUp(other, others, "Dario");
    assertThat(other.post("/account/deletion", json(proof(other, keys))).statusCode())
        .isEqualTo(403);
    String forMe = askForNew(mine, proof(mine, keys));
    String made = field("passkey", authenticator().make(forMe));
    assertThat(other.post("/account/passkeys", json(made)).statusCode()).isEqualTo(403);
    ok(other.send("DELETE", "/account/passkeys/" + keys.id(), ""));
    assertThat(mine.get("/account")).contains(keys.id());
  }

  @Test
  void aRecoveryCodeRemovesPasskeys() {
    TestBrowser browser = browser();
    SoftwareAuthenticator keys = authenticator();
    String made = keys.make(askForNew(browser, field("name", "Elvira")));
    String codes =
        ok(browser.post("/account", json(field("name", "Elvira"), field("passkey", made))));
    String code = codes.replaceFirst("(?s).*\"recoveryCodes\":\\[\"([^\"]+)\".*", "$1");
    TestBrowser phone = browser();
    ok(
        phone.post(
            "/account/session",
            json(
                field("name", "Elvira"),
                field("password", PASSWORD),
                field("recoveryCode", code))));
    assertThat(phone.get("/account")).contains("\"passkeys\":[]");
    assertThat(browser.post("/account/session", json(proof(browser, keys))).statusCode())
        .isEqualTo(403);
  }

  @Test
  void namesAreCheckedBeforeAPasskeyIsMade() {
    signUp(browser(), authenticator(), "Fausto");
    for (String name : List.of("fausto", "F", "a b", "Faustо")) {
      assertThat(
              browser().post("/account/passkeys/creation", json(field("name", name))).statusCode())
          .as(name)
          .isBetween(400, 409);
    }
  }

  @Test
  void anAddressOfNumbersHasNoPasskeys() {
    try (TestBrowser browser = new TestBrowser("127.0.0.1", server.port())) {
      assertThat(browser.post("/account/passkeys/creation", json(field("name", "Gil"))).body())
          .contains("passkey-address", "127.0.0.1", "localhost");
    }
  }

  /// What a thief or a broken authenticator sends.
  @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
  enum Falsehood {
    OTHER_ORIGIN(keys -> keys.setOrigin("https://example.org"), answer -> answer),
    OTHER_DOMAIN(keys -> keys.setDomain("example.org"), answer -> answer),
    NOT_PRESENT(keys -> keys.setFlags(0x04), answer -> answer),
    NOT_VERIFIED(keys -> keys.setFlags(0x01), answer -> answer),
    COPY(SoftwareAuthenticator::forgetUses, answer -> answer),
    SIGNATURE(_ -> {}, answer -> change(answer, "signature")),
    CHALLENGE(_ -> {}, answer -> change(answer, "clientDataJSON")),
    MEMBER(_ -> {}, answer -> answer.replaceFirst("(userHandle\":\")[^\"]+", "$1bUFB")),
    NO_HANDLE(_ -> {}, answer -> answer.replaceFirst(",\"userHandle\":\"[^\"]+\"", "")),
    ID(_ -> {}, answer -> answer.replaceAll("(d\":\")....", "$1AAAA")),
    EMPTY(_ -> {}, _ -> ""),
    NO_JSON(_ -> {}, _ -> "passkey"),
    NUMBER(_ -> {}, _ -> "7"),
    NULL(_ -> {}, _ -> "null"),
    OBJECT(_ -> {}, _ -> "{}"),
    RESPONSE(_ -> {}, answer -> answer.replaceFirst("(response\":\\{).*?}", "$1}")),
    NULLS(_ -> {}, answer -> answer.replaceAll("(d\":)\"[^\"]+\"", "$1null"));

    private final Consumer<SoftwareAuthenticator> before;
    private final UnaryOperator<String> after;

    Falsehood(Consumer<SoftwareAuthenticator> before, UnaryOperator<String> after) {
      this.before = before;
      this.after = after;
    }

    private static String change(String answer, String field) {
      int at = answer.indexOf(field) + field.length() + 23;
      char other = answer.charAt(at) == 'A' ? 'B' : 'A';
      return answer.substring(0, at) + other + answer.substring(at + 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void falseAnswersAreRefused(Falsehood falsehood) {
    TestBrowser browser = browser();
    SoftwareAuthenticator keys = authenticator();
    String name = "H" + falsehood.name().toLowerCase(Locale.ROOT).replace('_', '-');
    signUp(browser, keys, name);
    ok(browser.post("/account/session", json(proof(browser, keys))));
    TestBrowser thief = browser();
    String options = askForAny(thief);
    falsehood.before.accept(keys);
    String answer = field("passkey", falsehood.after.apply(keys.use(options)));
    HttpResponse<String> refused = thief.post("/account/session", json(answer));
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(403);
    assertThat(refused.body()).contains("\"error\":\"passkey\"");
    assertThat(thief.get("/account")).contains("\"name\":\"\"");
  }

  @Test
  void aChallengeServesOneAnswer() {
    TestBrowser browser = browser();
    SoftwareAuthenticator keys = authenticator();
    signUp(browser, keys, "Iris");
    String options = askForAny(browser);
    String answer = json(field("passkey", keys.use(options)));
    ok(browser.post("/account/session", answer));
    assertThat(browser.post("/account/session", answer).statusCode()).isEqualTo(403);
    String again = json(field("passkey", keys.use(options)));
    assertThat(browser.post("/account/session", again).statusCode()).isEqualTo(403);
    String invented = "{\"challenge\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"}";
    String unasked = json(field("passkey", keys.use(invented)));
    assertThat(browser.post("/account/session", unasked).statusCode()).isEqualTo(403);
  }

  @Test
  void anAnswerOfTheOtherCeremonyIsRefused() {
    TestBrowser browser = browser();
    SoftwareAuthenticator keys = authenticator();
    signUp(browser, keys, "Joel");
    String forNew = askForNew(browser, proof(browser, keys));
    String used = json(field("passkey", keys.use(forNew)));
    assertThat(browser.post("/account/session", used).statusCode()).isEqualTo(403);
    String made = json(field("passkey", authenticator().make(forNew)));
    assertThat(browser.post("/account/passkeys", made).statusCode())
        .as("the challenge was used")
        .isEqualTo(403);
  }
}
