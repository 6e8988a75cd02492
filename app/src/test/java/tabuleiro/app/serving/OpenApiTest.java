package tabuleiro.app.serving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.store.Database;
import tabuleiro.testkit.WebSocketClient;

/// The document describes every address, and every answer is as it says.
final class OpenApiTest {
  private static final String API = "/api/v1";
  private static final Pattern ROUTE =
      Pattern.compile("routes\\.(get|post|put|delete|ws)\\(\\s*(GAME)?(?: \\+ )?(?:\"([^\"]*)\")?");

  @TempDir Path folder;

  @Test
  void whatIsAnsweredIsDescribed() throws Exception {
    Database database = new Database.Sqlite(folder.resolve("games.db"));
    ServerOptions options = ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
    try (Server server = Server.start(options);
        HttpClient client = HttpClient.newHttpClient()) {
      Program program = new Program(client, server.port(), "a-token-that-is-long-enough-for-all");
      Described described = new Described(program.get(API + "/openapi.json").json(), program);
      assertThat(described.operations()).containsExactlyElementsOf(routes());
      askForWords(described);
      String over = play(described);
      sitDown(described);
      study(described, over);
      talk(described, program, over);
      refuse(described, over);
      assertThat(described.answered()).containsExactlyElementsOf(described.operations());
    }
  }

  /// Returns the addresses that stand in the sources, but for those of pages and their files.
  private static Set<String> routes() throws IOException {
    Set<String> routes = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("../server/src/main/java"))) {
      files
          .filter(Files::isRegularFile)
          .flatMap(file -> ROUTE.matcher(text(file)).results())
          .map(OpenApiTest::route)
          .filter(route -> route.matches("\\w+ (/api/.*|/health|/metrics)"))
          .forEach(routes::add);
    }
    assertThat(routes).hasSizeGreaterThan(30);
    return routes;
  }

  private static String route(MatchResult found) {
    String method = found.group(1).replace("ws", "get");
    String start = found.group(2) == null ? "" : API + "/games/{id}";
    String end = found.group(3) == null ? "" : found.group(3);
    return method.toUpperCase(Locale.ROOT) + " " + start + end;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void askForWords(Described api) throws IOException {
    api.ask(200, "GET", API + "/openapi.json", "");
    api.ask(200, "GET", API + "/activity", "");
    api.ask(200, "GET", API + "/catalogue", "");
    api.ask(200, "GET", API + "/words?language=pt", "");
    api.ask(200, "GET", API + "/texts/niju", "");
    api.ask(200, "GET", API + "/boards/jostle/hex", "");
    api.ask(200, "GET", API + "/demos/talpa/8x8", "");
    api.ask(200, "GET", API + "/board-pictures", "");
    api.ask(200, "GET", API + "/rules/morelli?language=pt", "");
    api.ask(200, "GET", API + "/positions/niju/most?seed=3", "");
    api.ask(200, "GET", API + "/positions/talpa/8x8?moves=d3c3%20e5d5", "");
    api.ask(200, "GET", API + "/positions/talpa/8x8/tries?path=a1%20h8", "");
    api.ask(200, "GET", API + "/positions/trench/classic/editor", "");
    api.ask(200, "GET", "/health", "");
    api.ask(200, "GET", "/metrics", "");
    api.ask(200, "POST", API + "/qr", "{\"path\":\"/g/abcdefghijklmnop#s=0123456789abcdef\"}");
  }

  /// Plays, and returns the id of a public game that is over.
  private static String play(Described api) throws IOException {
    String over =
        make(
            api,
            """
            {"id":"a","game":"talpa","first":"me","second":"me","visibility":"public",
             "clock":"5m+3s"}\
            """);
    move(api, over, "d3c3", "first");
    command(api, over, 1, "\"do\":\"offer\",\"what\":\"draw\",\"side\":\"second\"");
    api.ask(200, "GET", API + "/games/" + over, "");
    api.ask(200, "GET", API + "/watching", "");
    command(api, over, 1, "\"do\":\"accept\",\"what\":\"draw\",\"side\":\"first\"");
    Answer end = api.ask(200, "GET", API + "/games/" + over + "?side=first", "");
    assertThat(end.string("result")).contains("1/2-1/2");
    api.ask(200, "GET", API + "/games/" + over + "/positions/1", "");
    api.ask(200, "GET", API + "/games/" + over + "/events?after=1", "");
    api.ask(200, "GET", API + "/games/" + over + "/record", "");
    Answer archive = api.ask(200, "GET", API + "/archive?game=talpa", "");
    assertThat(archive.text()).contains("1. d3c3");
    assertThat(api.ask(200, "GET", API + "/mine", "").list("games")).isNotEmpty();
    return over;
  }

  private static void sitDown(Described api) throws IOException {
    String open =
        make(
            api,
            """
            {"id":"b","game":"niju","first":"other","second":"me","open":true,
             "visibility":"public"}\
            """);
    assertThat(api.ask(200, "GET", API + "/lobby", "").list("games")).isNotEmpty();
    api.ask(200, "POST", API + "/games/" + open + "/join", "{\"name\":\"Bia\"}");
    String wish = "{\"id\":\"c\",\"game\":\"trench\",\"first\":\"me\",\"clock\":\"3d/move\"}";
    Answer made = api.ask(201, "POST", API + "/games", wish);
    String game = API + "/games/" + made.string("game").orElseThrow();
    String token = (String) Schema.map(made.json().get("tokens")).get("second");
    api.ask(200, "POST", game + "/seat", "{\"token\":\"" + token + "\",\"name\":\"Rui\"}");
    api.ask(200, "PUT", game + "/prepared", "{\"lines\":[],\"side\":\"second\"}");
    api.ask(200, "GET", game + "/prepared?side=second", "");
    api.ask(201, "POST", game + "/devices?side=second", "{}");
    api.ask(200, "DELETE", game + "/devices?side=second", "");
  }

  private static String make(Described api, String wish) throws IOException {
    return api.ask(201, "POST", API + "/games", wish).string("game").orElseThrow();
  }

  private static void move(Described api, String game, String move, String side)
      throws IOException {
    command(api, game, 0, "\"do\":\"move\",\"move\":\"%s\",\"side\":\"%s\"".formatted(move, side));
  }

  private static void command(Described api, String game, int ply, String deed) throws IOException {
    String path = API + "/games/" + game;
    int seen = api.ask(200, "GET", path + "/events", "").list("events").size();
    String body = "{\"id\":\"n%d\",\"seen\":%d,\"ply\":%d,%s}".formatted(seen, seen, ply, deed);
    api.ask(200, "POST", path + "/commands", body);
  }

  private static void study(Described api, String over) throws IOException {
    String record =
        "[Game \\\"talpa\\\"]\\n[Variant \\\"8x8\\\"]\\n\\n1. d3c3 {a word} (1. b1a1) *\\n";
    Answer kept = api.ask(201, "POST", API + "/studies", "{\"record\":\"" + record + "\"}");
    api.ask(200, "GET", API + "/studies/" + kept.string("study").orElseThrow(), "");
    api.ask(200, "GET", API + "/games/" + over + "/curve", "");
    api.ask(200, "POST", API + "/records", "{\"text\":\"" + record + "\"}");
    api.ask(200, "POST", API + "/records", "{\"text\":\"" + record + record + "\"}");
    api.ask(400, "POST", API + "/records", "{\"text\":\"[Game\"}");
    String against =
        make(
            api,
            """
            {"id":"h","game":"talpa","variant":"4x4","first":"me","second":"1"}\
            """);
    api.ask(200, "GET", API + "/games/" + against + "/hint", "");
  }

  private static void talk(Described api, Program program, String over) {
    converse(api, program, "/games/{id}/live", over, "{\"type\":\"ping\"}", "pong");
    converse(api, program, "/lobby/live", over, "", "lobby");
    String question =
        """
        {"type":"analyse","id":"q","game":"talpa","variant":"6x6","moves":[],
         "lines":2}\
        """;
    converse(api, program, "/analysis", over, question, "lines");
  }

  /// Says something, and checks all that comes up to a message of a type.
  private static void converse(
      Described api, Program program, String path, String game, String message, String type) {
    try (WebSocketClient talk = program.talk(API + path.replace("{id}", game))) {
      if (!message.isEmpty()) {
        talk.send(message);
      }
      String heard = talk.receive();
      api.check(API + path, heard);
      while (!heard.contains("\"type\":\"" + type + "\"")) {
        assertThat(heard).doesNotContain("refused");
        heard = talk.receive();
        api.check(API + path, heard);
      }
      api.talked(API + path);
    }
  }

  private static void refuse(Described api, String over) throws IOException {
    String game = API + "/games/" + over;
    api.ask(404, "GET", API + "/games/aaaaaaaaaaaaaaaa", "");
    api.ask(404, "GET", API + "/games/aaaaaaaaaaaaaaaa/record", "");
    api.ask(404, "GET", game + "/positions/7", "");
    api.ask(409, "GET", game + "/hint", "");
    api.ask(404, "GET", API + "/boards/chess/8x8", "");
    api.ask(404, "GET", API + "/rules/chess", "");
    api.ask(404, "GET", API + "/studies/aaaaaaaaaaaa", "");
    api.ask(400, "GET", API + "/positions/talpa/8x8?moves=a1h8", "");
    api.ask(400, "POST", API + "/games", "{\"id\":\"d\",\"game\":\"chess\"}");
    api.ask(400, "POST", API + "/games", "no JSON");
    String late = "{\"id\":\"x\",\"seen\":1,\"ply\":0,\"do\":\"resign\",\"side\":\"first\"}";
    assertThat(api.ask(409, "POST", game + "/commands", late).json()).containsKey("head");
    api.ask(400, "POST", API + "/qr", "{\"path\":\"https://example.org/\"}");
    api.ask(400, "POST", API + "/studies", "{\"record\":\"[Game\"}");
  }
}
