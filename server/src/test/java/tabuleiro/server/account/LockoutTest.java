package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Strangers who try passwords lock no member out. The server has its usual limits, and weak
/// hashes.
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LockoutTest {
  private static final Pattern CODE = Pattern.compile("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}");
  private static final String PASSWORD = "one two three";
  private static final String SESSION = "/account/session";

  private Server server;
  private final List<TestBrowser> browsers = new ArrayList<>();

  @BeforeAll
  void start(@TempDir Path folder) {
    ServerOptions usual =
        ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0);
    server = Server.start(usual.withLimits(usual.limits().withWeakHashes()));
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

  /// @param address from 2 to 254
  private TestBrowser at(int address) {
    TestBrowser browser = TestBrowser.at(address, server.port());
    browsers.add(browser);
    return browser;
  }

  private static String credentials(String name, String password) {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
  }

  private static int status(HttpResponse<String> answer) {
    return answer.statusCode();
  }

  /// Creates an account, and returns the answer with the recovery codes.
  private static String signUp(TestBrowser browser, String name) {
    HttpResponse<String> answer = browser.post("/account", credentials(name, PASSWORD));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return answer.body();
  }

  private static String code(String codes) {
    Matcher code = CODE.matcher(codes);
    assertThat(code.find()).isTrue();
    return code.group();
  }

  /// Tries passwords until they are refused without being looked at.
  private static int attack(TestBrowser thief, String name, String more) {
    int attempts = 0;
    while (status(thief.post(SESSION, guess(name, "guess number " + attempts, more))) == 403) {
      attempts++;
    }
    return attempts;
  }

  private static String guess(String name, String password, String more) {
    return "{\"name\":\"%s\",\"password\":\"%s\"%s}".formatted(name, password, more);
  }

  @Test
  void aSessionIsNotLockedOut() {
    TestBrowser owner = at(20);
    signUp(owner, "Session");
    assertThat(attack(at(21), "Session", "")).isEqualTo(10);
    String change = "{\"password\":\"one two three\",\"newPassword\":\"four five six\"}";
    assertThat(status(owner.send("PUT", "/account/password", change))).isEqualTo(200);
    String codes = "{\"password\":\"four five six\"}";
    assertThat(status(owner.post("/account/recovery-codes", codes))).isEqualTo(200);
  }

  @Test
  void theAttemptsOfASessionAreLimited() {
    TestBrowser owner = at(22);
    signUp(owner, "Stolen");
    String change = "{\"password\":\"a wrong guess\",\"newPassword\":\"four five six\"}";
    int refused = 403;
    for (int i = 0; i < 15; i++) {
      refused = status(owner.send("PUT", "/account/password", change));
    }
    assertThat(refused).isEqualTo(429);
  }

  @Test
  void aKnownDeviceIsNotLockedOut() {
    TestBrowser owner = at(30);
    signUp(owner, "Known");
    owner.send("DELETE", SESSION, "");
    // From the address of the owner too, as in a university.
    assertThat(attack(at(30), "Known", "")).isEqualTo(10);
    assertThat(status(at(30).post(SESSION, credentials("Known", PASSWORD)))).isEqualTo(429);
    assertThat(status(owner.post(SESSION, credentials("Known", PASSWORD)))).isEqualTo(200);
  }

  @Test
  void anUnknownDeviceIsNotLockedOutByOneAddress() {
    signUp(at(40), "Elsewhere");
    attack(at(41), "Elsewhere", "");
    assertThat(status(at(42).post(SESSION, credentials("Elsewhere", PASSWORD)))).isEqualTo(200);
  }

  @Test
  void manyAddressesTogetherAreLimited() {
    TestBrowser owner = at(50);
    String codes = signUp(owner, "Hunted");
    owner.send("DELETE", SESSION, "");
    int attempts = 0;
    for (int address = 60; address < 80; address++) {
      attempts += attack(at(address), "Hunted", "");
    }
    assertThat(attempts).as("two more each minute").isBetween(100, 150);
    assertThat(attack(at(81), "Hunted", "")).isLessThan(5);
    assertThat(status(owner.post(SESSION, credentials("Hunted", PASSWORD))))
        .as("a device that has signed in before")
        .isEqualTo(200);
    String recovery = ",\"recoveryCode\":\"%s\"".formatted(code(codes));
    assertThat(status(at(82).post(SESSION, guess("Hunted", "seven eight nine", recovery))))
        .as("a recovery code")
        .isEqualTo(200);
  }

  @Test
  void strangersDoNotUseUpRecoveryCodes() {
    String codes = signUp(at(90), "Codes");
    String wrong = ",\"recoveryCode\":\"0000-0000-0000\"";
    assertThat(attack(at(91), "Codes", wrong)).isEqualTo(10);
    String right = ",\"recoveryCode\":\"%s\"".formatted(code(codes));
    assertThat(status(at(92).post(SESSION, guess("Codes", "seven eight nine", right))))
        .isEqualTo(200);
  }

  @Test
  void aNameWithoutAnAccountIsLimitedInTheSameWay() {
    assertThat(attack(at(100), "Nobody", "")).isEqualTo(10);
    assertThat(attack(at(100), "export of Codes", "")).isEqualTo(10);
    TestBrowser thief = at(101);
    signUp(at(102), "Other");
    assertThat(attack(thief, "Other", "")).isEqualTo(10);
  }

  @Test
  void aDeviceOfAnotherAccountIsUnknown() {
    TestBrowser thief = at(110);
    signUp(thief, "Thief");
    signUp(at(111), "Victim");
    thief.send("DELETE", SESSION, "");
    assertThat(attack(thief, "Victim", "")).isEqualTo(10);
    assertThat(status(at(110).post(SESSION, credentials("Victim", PASSWORD)))).isEqualTo(429);
  }

  @Test
  void theExportOfAMemberListsTheirDevices() {
    TestBrowser owner = at(120);
    signUp(owner, "Exporter");
    String device = owner.cookie("device").orElseThrow().getValue();
    assertThat(owner.get("/account/export"))
        .contains("\"known-devices\":[{")
        .doesNotContain(device);
  }
}
