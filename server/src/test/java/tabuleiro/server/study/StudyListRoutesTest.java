package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.play.record.GameRecord;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.http.JsonText;

/// The studies that players keep, over HTTP.
final class StudyListRoutesTest extends ServedGames {
  private int made;
  private TestPlayer caller;

  @BeforeEach
  void becomeAnother() {
    caller = TestPlayer.browser(net, "visitor-" + made++);
  }

  private static String record(String event) {
    return """
    [Event "%s"]
    [Game "talpa"]
    [Variant "4x4"]

    1. b1c1 {good} (1. b1a1 a3a2) a1a2 *
    """
        .formatted(event);
  }

  private static Json ok(int status, HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Json.read(answer);
  }

  private static Json refused(int status, HttpResponse<String> answer) {
    Json problem = ok(status, answer);
    assertThat(problem.text("message")).isNotBlank();
    return problem;
  }

  private HttpResponse<String> post(TestPlayer player, String path, Map<String, String> fields) {
    String[] headers = player.headers().toArray(String[]::new);
    return net.post("/api/v2" + path, JsonText.format(new TreeMap<>(fields)), headers);
  }

  private String keep(TestPlayer player, String event, String folder) {
    Map<String, String> fields = Map.of("record", record(event), "title", "", "folder", folder);
    return ok(201, post(player, "/studies", fields)).text("study");
  }

  private HttpResponse<String> load(TestPlayer player, String text, String folder) {
    return post(player, "/studies/import", Map.of("text", text, "folder", folder));
  }

  private static Json list(TestPlayer player) {
    return ok(200, player.get("/studies"));
  }

  private static String coded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Test
  void aStudyIsKeptWithATitleAndAFolder() {
    assertThat(list(caller).size("studies")).isZero();
    String id = keep(caller, "An event", " Aberturas ");
    Json entry = list(caller).at("studies", 0);
    assertThat(entry.text("study")).isEqualTo(id);
    assertThat(entry.text("path")).isEqualTo("/s/" + id);
    assertThat(entry.text("title")).isEqualTo("An event");
    assertThat(entry.text("folder")).isEqualTo("Aberturas");
    assertThat(entry.text("name")).isEqualTo("Talpa 4x4");
    assertThat(list(caller).text("folders", 0)).isEqualTo("Aberturas");
    assertThat(list(bruno).size("studies")).as("of another player").isZero();
    Json changed = ok(200, caller.put("/studies/" + id, "{'title':'<b> É ♥','folder':''}"));
    assertThat(changed.text("title")).isEqualTo("<b> É ♥");
    assertThat(list(caller).size("folders")).isZero();
    assertThat(ok(200, caller.get("/studies?folder=")).size("studies")).isEqualTo(1);
    assertThat(ok(200, caller.get("/studies?folder=Aberturas")).size("studies")).isZero();
    String page = net.get("/studies", caller.headers().toArray(String[]::new)).body();
    assertThat(page).contains(id, "data").doesNotContain("<b> É");
    refused(404, bruno.put("/studies/" + id, "{'title':'x'}"));
    assertThat(ok(200, bruno.delete("/studies/" + id)).isTrue("erased")).isFalse();
    ok(200, net.send(net.call("/api/v2/studies/" + id, "Origin", net.origin()).DELETE()));
    assertThat(list(caller).size("studies")).isEqualTo(1);
  }

  @Test
  void aFirstStudyGivesACookieAndARequestWithoutTitleKeepsNothing() {
    HttpResponse<String> saved =
        net.post(
            "/api/v2/studies",
            JsonText.format(Map.of("record", record("first"), "folder", "")),
            "Origin",
            net.origin());
    assertThat(list(TestPlayer.device(net, saved)).size("studies")).isEqualTo(1);
    String id = ok(201, post(caller, "/studies", Map.of("record", record("link")))).text("study");
    assertThat(list(caller).size("studies")).isZero();
    assertThat(net.get("/s/" + id).statusCode()).isEqualTo(200);
  }

  @Test
  void aWrongTitleOrFolderIsRefusedAndChangesNothing() {
    String id = keep(caller, "mine", "A");
    String before = caller.get("/studies").body();
    String path = "/studies/" + id;
    assertThat(
            refused(400, caller.put(path, "{'title':'" + "x".repeat(101) + "'}")).text("message"))
        .contains("title", "100");
    assertThat(
            refused(400, caller.put(path + "?language=pt", "{'folder':'a\\nb'}")).text("message"))
        .contains("o campo", "folder", "60");
    refused(400, caller.put(path, "{'title':'x','folder':7}"));
    assertThat(refused(400, caller.put(path, "{}")).text("message")).contains("title");
    refused(404, caller.put("/studies/none", "{'title':'x'}"));
    refused(400, caller.put("/studies/folders", "{'folder':'A'}"));
    refused(400, caller.put("/studies/folders", "{'folder':'A','name':null}"));
    assertThat(
            refused(404, caller.put("/studies/folders", "{'folder':'B','name':'C'}"))
                .text("message"))
        .contains("'B'");
    Map<String, String> fields = Map.of("record", record("other"), "folder", "x".repeat(61));
    refused(400, post(caller, "/studies", fields));
    refused(
        403, net.post("/api/v2/studies", JsonText.format(fields), "Origin", "http://evil.example"));
    assertThat(caller.get("/studies").body()).isEqualTo(before);
    assertThat(ok(200, caller.put(path, "{'title':'" + "♞".repeat(100) + "'}")).text("title"))
        .hasSize(100);
    String renaming = "{'folder':'A','name':'B'}";
    Json renamed = ok(200, caller.put("/studies/folders", renaming));
    assertThat(renamed.text("folders", 0)).isEqualTo("B");
    assertThat(ok(200, caller.put("/studies/folders", renaming))).as("again").isEqualTo(renamed);
    String removing = "{'folder':'B','name':''}";
    Json removed = ok(200, caller.put("/studies/folders", removing));
    assertThat(removed.size("folders")).isZero();
    assertThat(ok(200, caller.put("/studies/folders", removing))).as("again").isEqualTo(removed);
    refused(404, caller.put("/studies/folders", renaming));
  }

  @Test
  void aDeletedStudyIsGoneUnlessAnotherPlayerHasIt() {
    String own = keep(caller, "own " + made, "");
    String shared = keep(caller, "shared " + made, "");
    keep(bruno, "shared " + made, "");
    assertThat(ok(200, caller.delete("/studies/" + own)).isTrue("erased")).isTrue();
    assertThat(net.get("/s/" + own).statusCode()).isEqualTo(404);
    assertThat(ok(200, caller.delete("/studies/" + shared)).isTrue("erased")).isFalse();
    assertThat(net.get("/s/" + shared).statusCode()).isEqualTo(200);
    assertThat(ok(200, caller.delete("/studies/" + own)).isTrue("erased")).as("again").isTrue();
    assertThat(ok(200, caller.delete("/studies/" + shared)).isTrue("erased")).isFalse();
    assertThat(list(caller).size("studies")).isZero();
    assertThat(ok(200, bruno.delete("/studies/" + shared)).isTrue("erased")).isTrue();
  }

  @Test
  void aFileIsImportedAndExportedWithoutLoss() {
    String file = "\uFEFF" + record("One") + "\n" + record("Two") + record("One");
    Json answer = ok(201, load(caller, file, "Club \"A\" \\ ç"));
    assertThat(answer.number("imported")).isEqualTo(2);
    Json entries = list(caller);
    assertThat(entries.text("folders", 0)).isEqualTo("Club \"A\" \\ ç");
    String id = entries.text("studies", 0, "study");
    ok(200, caller.put("/studies/" + id, "{'title':'Renamed'}"));
    keep(caller, "Three", "");

    HttpResponse<String> all = caller.get("/studies/export");
    assertThat(all.headers().firstValue("Content-Disposition").orElse("")).contains("attachment");
    assertThat(GameRecord.parse(all.body())).hasSize(3);
    HttpResponse<String> one = caller.get("/studies/export?folder=" + coded("Club \"A\" \\ ç"));
    assertThat(GameRecord.parse(one.body())).hasSize(2);
    refused(404, caller.get("/studies/export?folder=none"));

    String before = caller.get("/studies").body();
    Json again = ok(201, load(caller, all.body(), ""));
    assertThat(again.number("imported")).isZero();
    assertThat(again.number("present")).isEqualTo(3);
    assertThat(caller.get("/studies").body()).isEqualTo(before);
    TestPlayer other = TestPlayer.browser(net, "other");
    ok(201, load(other, all.body(), ""));
    assertThat(titles(other)).isEqualTo(titles(caller));
    assertThat(GameRecord.parse(other.get("/studies/export").body()).stream().map(r -> r.record()))
        .containsExactlyInAnyOrderElementsOf(
            GameRecord.parse(all.body()).stream().map(r -> r.record()).toList());
  }

  private static List<String> titles(TestPlayer player) {
    Json list = list(player);
    return IntStream.range(0, list.size("studies"))
        .mapToObj(i -> list.at("studies", i))
        .map(entry ->
            entry.text("study") + " " + entry.text("title") + " in " + entry.text("folder"))
        .sorted()
        .toList();
  }

  @Test
  void theGamesAfterABadOneAreImported() {
    String bad = record("bad").replace("a1a2", "a1d4");
    String text = "[Event \"x\"\n\n" + record("One") + bad + record("Two");
    Json answer = ok(201, load(caller, text, ""));
    assertThat(answer.number("imported")).isEqualTo(2);
    assertThat(answer.size("problems")).isEqualTo(2);
    assertThat(answer.text("problems", 0)).contains("game 1: line 1");
    assertThat(answer.text("problems", 1)).contains("game 3", "rule 4");
    assertThat(titles(caller)).hasSize(2);
  }

  @Test
  void aFileWithoutAGoodGameStoresNothingAndNamesTheGame() {
    String good = record("good " + made);
    String illegal = load(caller, record("bad").replace("a1a2", "a1d4"), "").body();
    assertThat(illegal).contains("game 1", "line 5, column", "rule 4");
    assertThat(load(caller, "[Event \"x\"\n", "").body()).contains("game 1: line 1");
    assertThat(load(caller, record("x").replace("talpa", "chess"), "").body())
        .contains("game 1", "chess");
    assertThat(refused(400, load(caller, " \n", "")).text("message")).contains("no game");
    refused(400, load(caller, "hello", ""));
    refused(400, load(caller, good, "x".repeat(61)));
    assertThat(refused(400, load(caller, record("x").repeat(501), "")).text("message"))
        .contains("501", "500");
    String longText = record("x").replace("good", "x".repeat(60_000));
    String huge = longText.replace("a1a2", "a1a2 {" + "x".repeat(60_000) + "}");
    assertThat(load(caller, huge.repeat(40), "").statusCode()).isEqualTo(413);
    assertThat(list(caller).size("studies")).isZero();
    assertThat(net.get("/s/" + keep(caller, "good " + made, "")).statusCode()).isEqualTo(200);
  }

  @Test
  void studiesBelongToTheAccountAfterSigningUp() {
    String id = keep(caller, "of a visitor " + made, "V");
    HttpResponse<String> signedUp =
        caller.post("/account", "{'name':'Kiko','password':'one two three'}");
    TestPlayer member = TestPlayer.device(net, signedUp);
    assertThat(list(member).text("studies", 0, "study")).isEqualTo(id);
    assertThat(list(caller).size("studies")).isZero();
    assertThat(member.get("/account/export").body()).contains("\"studies\"", "of a visitor", id);
    ok(200, member.post("/account/deletion", "{'password':'one two three'}"));
    assertThat(net.get("/s/" + id).statusCode()).isEqualTo(404);
  }

  @Test
  void aTokenNeedsTheScopeOfStudies() {
    TestPlayer member = TestPlayer.member(net, "Leonor");
    Json reading = ok(201, member.post("/account/tokens", "{'name':'r','scopes':['read']}"));
    Json saving =
        ok(201, member.post("/account/tokens", "{'name':'s','scopes':['read','studies']}"));
    TestPlayer program = TestPlayer.program(net, saving.text("secret"));
    String id = keep(program, "by a program " + made, "P");
    TestPlayer reader = TestPlayer.program(net, reading.text("secret"));
    assertThat(list(reader).text("studies", 0, "study")).isEqualTo(id);
    assertThat(refused(403, reader.delete("/studies/" + id)).text("error")).isEqualTo("scope");
    assertThat(list(member).size("studies")).isEqualTo(1);
    ok(200, program.delete("/studies/" + id));
  }
}
