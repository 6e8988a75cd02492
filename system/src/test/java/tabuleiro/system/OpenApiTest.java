package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.SoftwareAuthenticator;
import tabuleiro.testkit.WebSocketClient;

/// Every response has the form that the OpenAPI document describes.
final class OpenApiTest {
  private static final String API = "/api/v2";

  @TempDir Path folder;

  @Test
  void routesAndResponsesAreDocumented() throws Exception {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    ServerOptions options = ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
    try (Server server = Server.start(options);
        HttpClient http = HttpClient.newHttpClient()) {
      ApiClient client = new ApiClient(http, server.port(), "a-token-that-is-long-enough-for-all");
      DocumentedApi api = new DocumentedApi(client.get(API + "/openapi.json").json(), client);
      requestTexts(api);
      String finished = playGame(api);
      takeSeats(api);
      writeMessages(api, new ApiClient(http, server.port(), "another-token-that-is-long-enough"));
      requestStudies(api, finished);
      findOpponent(api);
      exchangeMessages(api, client, finished);
      requestNotifications(api);
      requestErrors(api, finished);
      requestAccount(api, http, server.port());
      playTournament(api, http, server.port());
      ModerationRequests.send(api, http, server.port(), database);
      assertThat(api.succeeded()).containsExactlyElementsOf(api.operations());
    }
  }

  private static void requestTexts(DocumentedApi api) throws IOException {
    api.request(200, "GET", API + "/openapi.json", "");
    api.request(200, "GET", API + "/activity", "");
    api.request(200, "GET", API + "/catalogue", "");
    api.request(200, "GET", API + "/texts?language=pt", "");
    api.request(200, "GET", API + "/texts/niju", "");
    api.request(200, "GET", API + "/boards/jostle/hex", "");
    api.request(200, "GET", API + "/demos/talpa/8x8", "");
    api.request(200, "GET", API + "/board-pictures", "");
    api.request(200, "GET", API + "/rules/morelli?language=pt", "");
    api.request(200, "GET", API + "/positions/niju/most?seed=3", "");
    api.request(200, "GET", API + "/positions/talpa/8x8?moves=d3c3%20e5d5", "");
    api.request(200, "GET", API + "/positions/talpa/8x8/moves?moves=d3c3%20e5d5", "");
    api.request(200, "GET", API + "/positions/talpa/8x8/move-check?targets=a1%20h8", "");
    api.request(200, "GET", API + "/positions/talpa/8x8/help-check?moves=b1a1", "");
    api.request(200, "GET", API + "/positions/trench/classic/editor", "");
    solvePuzzles(api);
    api.request(200, "GET", "/health", "");
    api.request(200, "GET", "/metrics", "");
    api.request(200, "POST", API + "/qr", "{\"path\":\"/g/abcdefghijklmnop#s=0123456789abcdef\"}");
  }

  private static void solvePuzzles(DocumentedApi api) throws IOException {
    ApiResponse puzzle = api.request(200, "GET", API + "/puzzles/daily", "");
    String id = puzzle.string("id").orElseThrow();
    api.request(200, "POST", API + "/puzzles/" + id + "/attempts", "{\"id\":\"a\",\"targets\":[]}");
    api.request(200, "GET", API + "/puzzles/mine", "");
    api.request(200, "GET", API + "/ratings/talpa-8x8-blitz", "");
    ApiResponse storm = api.request(201, "POST", API + "/puzzles/storms", "{\"id\":\"b\"}");
    String run = API + "/puzzles/storms/" + storm.string("id").orElseThrow();
    api.request(200, "GET", run, "");
    api.request(200, "POST", run + "/answers", "{\"answered\":0,\"targets\":[]}");
  }

  /// Plays a public game to its end, and returns its id.
  private static String playGame(DocumentedApi api) throws IOException {
    String finished =
        create(
            api,
            """
            {"id":"a","game":"talpa","first":"me","second":"me","visibility":"public",
             "clock":"5m+3s"}\
            """);
    move(api, finished, "d3c3", "first");
    command(api, finished, 1, "\"action\":\"offer\",\"offer\":\"draw\",\"side\":\"second\"");
    api.request(200, "GET", API + "/games/" + finished, "");
    api.request(200, "GET", API + "/watching", "");
    api.request(200, "GET", API + "/featured", "");
    command(api, finished, 1, "\"action\":\"accept\",\"offer\":\"draw\",\"side\":\"first\"");
    ApiResponse end = api.request(200, "GET", API + "/games/" + finished + "?side=first", "");
    assertThat(end.string("result")).contains("1/2-1/2");
    api.request(200, "GET", API + "/games/" + finished + "/summary", "");
    api.request(200, "GET", API + "/games/" + finished + "/positions/1", "");
    api.request(200, "GET", API + "/games/" + finished + "/events?after=1", "");
    api.request(200, "GET", API + "/games/" + finished + "/record", "");
    String report = "{\"reason\":\"other\",\"note\":\"a test\"}";
    api.request(200, "PUT", API + "/games/" + finished + "/report", report);
    ApiResponse archive = api.request(200, "GET", API + "/archive?game=talpa", "");
    assertThat(archive.text()).contains("1. d3c3");
    ApiResponse found = api.request(200, "GET", API + "/games/search?result=1/2-1/2", "");
    assertThat(found.list("games")).isNotEmpty();
    api.request(400, "GET", API + "/games/search?rated=perhaps", "");
    api.request(200, "GET", API + "/openings/talpa/8x8?moves=d3c3", "");
    assertThat(api.request(200, "GET", API + "/mine", "").list("games")).isNotEmpty();
    return finished;
  }

  private static void requestNotifications(DocumentedApi api) throws IOException {
    // The keys of the example of RFC 8291.
    String subscription =
        """
        {"endpoint":"https://push.example.org/abc","auth":"BTBZMqHH6r4Tts7J_aSIgg",
         "p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}\
        """;
    ApiResponse stored = api.request(200, "PUT", API + "/push/subscriptions", subscription);
    String hours = "{\"from\":\"22:00\",\"to\":\"08:00\",\"zone\":\"Europe/Lisbon\"}";
    api.request(200, "PUT", API + "/push/quiet-hours", hours);
    assertThat(api.request(200, "GET", API + "/push", "").text()).contains("Europe/Lisbon");
    api.request(200, "DELETE", API + "/push/quiet-hours", "");
    String id = stored.string("id").orElseThrow();
    api.request(200, "DELETE", API + "/push/subscriptions/" + id, "");
  }

  private static void takeSeats(DocumentedApi api) throws IOException {
    String open =
        create(
            api,
            """
            {"id":"b","game":"niju","first":"other","second":"me","open":true,
             "visibility":"public"}\
            """);
    assertThat(api.request(200, "GET", API + "/lobby", "").list("games")).isNotEmpty();
    api.request(200, "POST", API + "/games/" + open + "/join", "{\"name\":\"Bia\"}");
    String body = "{\"id\":\"c\",\"game\":\"trench\",\"first\":\"me\",\"clock\":\"3d/move\"}";
    ApiResponse created = api.request(201, "POST", API + "/games", body);
    String game = API + "/games/" + created.string("gameId").orElseThrow();
    String token = (String) JsonSchema.map(created.json().get("tokens")).get("second");
    api.request(200, "POST", game + "/seat", "{\"token\":\"" + token + "\",\"name\":\"Rui\"}");
    api.request(200, "PUT", game + "/prepared-replies", "{\"replies\":[],\"side\":\"second\"}");
    api.request(200, "GET", game + "/prepared-replies?side=second", "");
    api.request(201, "POST", game + "/devices?side=second", "{}");
    api.request(200, "DELETE", game + "/devices?side=second", "");
  }

  /// Plays a rated game, which only members can.
  private static void playRated(DocumentedApi member) throws IOException {
    String rated =
        create(
            member,
            """
            {"id":"r","game":"talpa","first":"me","second":"2","clock":"5m+3s","rated":true}\
            """);
    command(member, rated, 0, "\"action\":\"move\",\"move\":\"d3c3\",\"side\":\"first\"");
    member.request(200, "GET", API + "/games/" + rated + "/ratings", "");
    member.request(200, "GET", API + "/ratings/mine", "");
  }

  private static void writeMessages(DocumentedApi api, ApiClient friend) throws IOException {
    String body =
        "{\"id\":\"m\",\"game\":\"talpa\",\"first\":\"other\",\"second\":\"me\",\"open\":true}";
    String game = API + "/games/" + create(api, body);
    DocumentedApi other = api.with(friend);
    other.request(200, "POST", game + "/join", "{\"name\":\"Rui\"}");
    api.request(200, "POST", game + "/messages", "{\"id\":\"a\",\"phrase\":\"hello\"}");
    other.request(200, "POST", game + "/messages", "{\"id\":\"a\",\"text\":\"Hello!\"}");
    assertThat(api.request(200, "GET", game + "/messages", "").list("messages")).hasSize(2);
    other.request(200, "PUT", game + "/chat", "{\"allowed\":false}");
    api.request(409, "POST", game + "/messages", "{\"id\":\"b\",\"phrase\":\"thanks\"}");
    exchange(api, friend, "/games/{id}/live", game.replace(API + "/games/", ""), "", "chat");
  }

  private static String create(DocumentedApi api, String body) throws IOException {
    return api.request(201, "POST", API + "/games", body).string("gameId").orElseThrow();
  }

  private static void move(DocumentedApi api, String game, String move, String side)
      throws IOException {
    command(
        api, game, 0, "\"action\":\"move\",\"move\":\"%s\",\"side\":\"%s\"".formatted(move, side));
  }

  private static void command(DocumentedApi api, String game, int ply, String action)
      throws IOException {
    String path = API + "/games/" + game;
    int seen = api.request(200, "GET", path + "/events", "").list("events").size();
    String body =
        "{\"id\":\"n%d\",\"seenSequence\":%d,\"ply\":%d,%s}".formatted(seen, seen, ply, action);
    api.request(200, "POST", path + "/commands", body);
  }

  private static void findOpponent(DocumentedApi api) throws IOException {
    String request =
        "{\"id\":\"pair\",\"game\":\"talpa\",\"clock\":\"5m+3s\",\"ratingDifference\":100}";
    ApiResponse waiting = api.request(200, "POST", API + "/pairing", request);
    String challenge = waiting.string("gameId").orElseThrow();
    api.request(200, "DELETE", API + "/pairing/" + challenge, "");
    api.request(400, "POST", API + "/pairing", "{\"id\":\"pair\"}");
  }

  private static void requestStudies(DocumentedApi api, String finished) throws IOException {
    String record =
        "[Game \\\"talpa\\\"]\\n[Variant \\\"8x8\\\"]\\n\\n1. d3c3 {a word} (1. b1a1) *\\n";
    ApiResponse study =
        api.request(201, "POST", API + "/studies", "{\"record\":\"" + record + "\"}");
    String own = API + "/studies/" + study.string("study").orElseThrow();
    api.request(200, "GET", own, "");
    String kept = "{\"record\":\"" + record + "\",\"title\":\"A study\",\"folder\":\"A\"}";
    api.request(201, "POST", API + "/studies", kept);
    api.request(200, "PUT", API + "/studies/folders", "{\"folder\":\"A\",\"name\":\"B\"}");
    api.request(200, "PUT", own, "{\"title\":\"Another title\"}");
    ApiResponse file = api.request(200, "GET", API + "/studies/export?folder=B", "");
    assertThat(file.text()).contains("1. d3c3", "Another title");
    String loaded = "{\"text\":\"" + record.replace("a word", "words") + "\"}";
    api.request(201, "POST", API + "/studies/import", loaded);
    assertThat(api.request(200, "GET", API + "/studies", "").list("studies")).hasSize(2);
    api.request(200, "DELETE", own, "");
    api.request(200, "DELETE", own, "");
    api.request(200, "GET", API + "/games/" + finished + "/curve", "");
    api.request(200, "POST", API + "/records", "{\"text\":\"" + record + "\"}");
    api.request(200, "POST", API + "/records", "{\"text\":\"" + record + record + "\"}");
    api.request(400, "POST", API + "/records", "{\"text\":\"[Game\"}");
    String computerGame =
        create(
            api,
            """
            {"id":"h","game":"talpa","variant":"4x4","first":"me","second":"1"}\
            """);
    api.request(200, "GET", API + "/games/" + computerGame + "/hint", "");
  }

  private static void exchangeMessages(DocumentedApi api, ApiClient client, String finished) {
    exchange(api, client, "/games/{id}/live", finished, "{\"type\":\"ping\"}", "pong");
    exchange(api, client, "/lobby/live", finished, "", "lobby");
    String question =
        """
        {"type":"analyse","id":"q","game":"talpa","variant":"6x6","moves":[],
         "variationCount":2}\
        """;
    exchange(api, client, "/analysis", finished, question, "variations");
  }

  /// Sends a message, and checks all messages up to one of the given type.
  private static void exchange(
      DocumentedApi api, ApiClient client, String path, String game, String message, String type) {
    try (WebSocketClient socket = client.openSocket(API + path.replaceAll("[{][a-z]+}", game))) {
      if (!message.isEmpty()) {
        socket.send(message);
      }
      String received = socket.receive();
      api.check(API + path, received);
      while (!received.contains("\"type\":\"" + type + "\"")) {
        assertThat(received).doesNotContain("refused");
        received = socket.receive();
        api.check(API + path, received);
      }
      api.noteSocket(API + path);
    }
  }

  /// Creates an account, and requests with the secret of its device what a member may do.
  private static void requestAccount(DocumentedApi api, HttpClient http, int port)
      throws IOException {
    String account = API + "/account";
    String credentials = "{\"name\":\"Zita\",\"password\":\"one two three\"}";
    api.request(200, "GET", account, "");
    api.request(201, "POST", account, credentials);
    api.request(409, "POST", account, credentials);
    api.request(403, "DELETE", account + "/session", "");
    String device = api.request(200, "POST", account + "/session", credentials).cookie("visitor");
    api.request(403, "POST", account + "/session", credentials.replace("three", "four"));
    DocumentedApi own = api.with(new ApiClient(http, port, device));
    own.request(
        200,
        "PUT",
        account + "/password",
        "{\"password\":\"one two three\",\"newPassword\":\"four five six\"}");
    own.request(200, "POST", account + "/recovery-codes", "{\"password\":\"four five six\"}");
    assertThat(own.request(200, "GET", account, "").string("name")).contains("Zita");
    api.request(200, "GET", API + "/players/zita", "");
    api.request(200, "GET", API + "/players/zita/ratings", "");
    api.request(404, "GET", API + "/players/zlta", "");
    String xavier = "{\"name\":\"Xavier\",\"password\":\"one two three\"}";
    String cookie = api.request(201, "POST", account, xavier).cookie("visitor");
    playRated(api.with(new ApiClient(http, port, cookie)));
    own.request(200, "PUT", API + "/relations/follow/xavier", "");
    own.request(200, "GET", API + "/relations", "");
    own.request(200, "DELETE", API + "/relations/follow/xavier", "");
    String wanted = "{\"name\":\"Evening bot\",\"scopes\":[\"read\",\"play\"]}";
    ApiResponse token = own.request(201, "POST", account + "/tokens", wanted);
    Object tokenId = JsonSchema.map(token.json().get("token")).get("id");
    own.request(200, "DELETE", account + "/tokens/" + tokenId, "");
    requestPasskeys(api, own, port);
    String id = Tokens.sha256(device);
    own.request(200, "DELETE", account + "/devices/none", "");
    String changed = credentials.replace("one two three", "four five six");
    String second = api.request(200, "POST", account + "/session", changed).cookie("visitor");
    DocumentedApi other = api.with(new ApiClient(http, port, second));
    other.request(200, "DELETE", account + "/devices/" + id, "");
    other.request(200, "GET", account + "/export", "");
    other.request(200, "DELETE", account + "/session", "");
    String third = api.request(200, "POST", account + "/session", changed).cookie("visitor");
    DocumentedApi last = api.with(new ApiClient(http, port, third));
    last.request(200, "POST", account + "/bot", "{\"password\":\"four five six\"}");
    last.request(200, "POST", account + "/deletion", "{\"password\":\"four five six\"}");
    api.request(404, "GET", API + "/players/zita", "");
  }

  /// Adds a passkey, signs in with it, and removes it.
  private static void requestPasskeys(DocumentedApi api, DocumentedApi own, int port)
      throws IOException {
    String passkeys = API + "/account/passkeys";
    SoftwareAuthenticator keys = new SoftwareAuthenticator("http://localhost:" + port);
    api.request(200, "POST", passkeys + "/creation", "{\"name\":\"Yara\"}");
    String proof = "{\"password\":\"four five six\"}";
    String made = keys.make(own.request(200, "POST", passkeys + "/creation", proof).text());
    own.request(201, "POST", passkeys, JsonText.formatMap(Map.of("passkey", made)));
    String used = keys.use(api.request(200, "POST", passkeys + "/request", "").text());
    String answer = JsonText.formatMap(Map.of("passkey", used));
    api.request(200, "POST", API + "/account/session", answer);
    api.request(403, "POST", API + "/account/session", answer);
    own.request(200, "DELETE", passkeys + "/" + keys.id(), "");
    own.request(200, "DELETE", passkeys + "/" + keys.id(), "");
  }

  /// Creates a tournament with two levels, and lets it begin.
  private static void playTournament(DocumentedApi api, HttpClient http, int port)
      throws IOException {
    String credentials = "{\"name\":\"Otto\",\"password\":\"one two three\"}";
    String device = api.request(201, "POST", API + "/account", credentials).cookie("visitor");
    ApiClient member = new ApiClient(http, port, device);
    DocumentedApi own = api.with(member);
    String all = API + "/tournaments";
    String wanted =
        """
        {"id":"t","name":"Cup","format":"swiss","game":"talpa","clock":"5m+3s","rounds":2,
         "computers":true}\
        """;
    api.request(403, "POST", all, wanted);
    ApiResponse made = own.request(201, "POST", all, wanted);
    String id = String.valueOf(JsonSchema.map(made.json().get("summary")).get("id"));
    String one = all + "/" + id;
    own.request(409, "POST", one + "/start", "{}");
    own.request(200, "POST", one + "/enter", "{}");
    own.request(200, "POST", one + "/enter", "{\"level\":\"1\"}");
    own.request(200, "POST", one + "/start", "{}");
    own.request(200, "POST", one + "/pause", "{}");
    exchange(own, member, "/tournaments/{tournament}/live", id, "{\"type\":\"ping\"}", "pong");
    own.request(200, "POST", one + "/withdraw", "{}");
    api.request(200, "GET", one + "?round=1", "");
    api.request(200, "GET", all, "");
  }

  private static void requestErrors(DocumentedApi api, String finished) throws IOException {
    String game = API + "/games/" + finished;
    api.request(404, "GET", API + "/games/aaaaaaaaaaaaaaaa", "");
    api.request(404, "GET", API + "/games/aaaaaaaaaaaaaaaa/record", "");
    api.request(404, "GET", game + "/positions/7", "");
    api.request(409, "GET", game + "/hint", "");
    api.request(404, "GET", API + "/boards/chess/8x8", "");
    api.request(404, "GET", API + "/rules/chess", "");
    api.request(404, "GET", API + "/studies/aaaaaaaaaaaa", "");
    api.request(404, "GET", API + "/puzzles/aaaaaaaaaaaa", "");
    api.request(400, "GET", API + "/positions/talpa/8x8?moves=a1h8", "");
    api.request(400, "POST", API + "/games", "{\"id\":\"d\",\"game\":\"chess\"}");
    api.request(400, "POST", API + "/games", "no JSON");
    String late =
        "{\"id\":\"x\",\"seenSequence\":1,\"ply\":0,\"action\":\"resign\",\"side\":\"first\"}";
    assertThat(api.request(409, "POST", game + "/commands", late).json()).containsKey("head");
    api.request(400, "POST", API + "/qr", "{\"path\":\"https://example.org/\"}");
    api.request(400, "POST", API + "/studies", "{\"record\":\"[Game\"}");
  }
}
