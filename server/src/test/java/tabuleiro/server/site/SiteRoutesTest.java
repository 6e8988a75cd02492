package tabuleiro.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.rules.GameId;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.catalogue.BoardChoices;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;
import tabuleiro.text.Language;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

final class SiteRoutesTest {
  @TempDir private static Path folder;
  private static Server server;
  private static TestClient net;

  @BeforeAll
  static void start() {
    server =
        Server.start(ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0));
    net = TestClient.to(server.port());
  }

  @AfterAll
  static void stop() {
    net.close();
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/new",
        "/lobby",
        "/watch",
        "/mine",
        "/about",
        "/privacy",
        "/leaderboard",
        "/known",
        "/tournaments",
        "/search",
        "a game"
      })
  void everyPageIsThereInBothLanguagesWithTheScriptThatItsPolicyPermits(String page)
      throws NoSuchAlgorithmException {
    String path = page.equals("a game") ? newGame() : page;
    HttpResponse<String> english = net.get(path + "?language=en");
    HttpResponse<String> portuguese = net.get(path + "?language=pt");
    assertThat(english.statusCode()).isEqualTo(200);
    assertThat(english.body()).contains("<html lang=\"en\">").doesNotContain("{{");
    assertThat(portuguese.body()).contains("<html lang=\"pt\">").isNotEqualTo(english.body());
    assertThat(english.body())
        .doesNotContain("<style")
        .doesNotContainPattern(" style=| on[a-z]+=")
        .doesNotContainPattern("<script(?!>|[^>]* src=| type=\"application/json\")");
    List<MatchResult> inline =
        Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL)
            .matcher(english.body())
            .results()
            .toList();
    assertThat(inline).hasSize(1);
    assertThat(policy(english))
        .contains("script-src 'self' 'sha256-%s';".formatted(sha256(inline.getFirst().group(1))));
  }

  private static String sha256(String text) throws NoSuchAlgorithmException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void puzzlesHavePagesAnswersAndPictures() {
    String id = PuzzleStore.of(new GameId("talpa", "8x8")).firstEntry().getKey();
    assertThat(net.get("/puzzles?language=pt").body()).contains("<h1>Problemas</h1>");
    assertThat(net.get("/puzzle/" + id).body())
        .contains("<h1>Puzzle: Talpa</h1>", "/puzzle/" + id + "/card.png", "\"/puzzles/" + id);
    String niju = PuzzleStore.of(new GameId("niju", "first-6")).firstEntry().getKey();
    assertThat(net.get("/puzzle/" + niju).body())
        .contains("<h1>Puzzle: Ni-Ju – First pattern, 6 tiles each</h1>");
    assertThat(net.get("/puzzle/" + id + "/card.png").statusCode()).isEqualTo(200);
    assertThat(net.get("/puzzles/daily").body()).contains("Puzzle of the day");
    assertThat(net.get("/puzzles/daily.svg").body()).startsWith("<svg");
    assertThat(net.get("/puzzles/storm").body()).contains("Puzzles against the clock");
    assertThat(net.get("/api/v2/puzzles/" + id).body())
        .contains("\"task\":")
        .doesNotContain("\"line\"", "\"refutations\"");
    assertThat(net.get("/api/v2/puzzles/daily").statusCode()).isEqualTo(200);
    HttpResponse<String> next = net.get("/puzzles/next?board=talpa/8x8&theme=win-3&after=" + id);
    assertThat(next.statusCode()).isEqualTo(302);
    assertThat(next.headers().firstValue("Location").orElseThrow())
        .matches("/puzzle/talpa-8x8-[0-9a-f]{10}[?]board=talpa%2F8x8&theme=win-3");
    for (String path :
        List.of("/puzzle/talpa-8x8-0", "/puzzles/next?board=chess", "/api/v2/puzzles/x")) {
      assertThat(net.get(path).statusCode()).as(path).isEqualTo(404);
    }
  }

  @Test
  void pagesOfAnUnknownVisitorBringWhatTheyShowFirst() {
    try (TestClient visitor = TestClient.to(server.port())) {
      assertThat(visitor.get("/").body())
          .contains("\"/mine\":{\"type\":\"mine\",\"games\":[]}")
          .contains("\"/demos/", "\"/puzzles/daily\":{");
      assertThat(visitor.get("/puzzles").body()).contains("\"/puzzles/daily\":{");
    }
  }

  @Test
  void browsersKeepFilesWhoseAddressNamesTheirContent() {
    String page = net.get(newGame()).body();
    List<String> files =
        Pattern.compile("(?:href|src)=\"(/[^\"]*\\?v=[0-9a-f]+)\"")
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .distinct()
            .toList();
    assertThat(files).hasSizeGreaterThanOrEqualTo(5).anyMatch(file -> file.contains("game.js"));
    for (String file : files) {
      assertThat(cacheControl(file)).as(file).contains("max-age=31536000", "immutable");
      assertThat(cacheControl(file + "0")).isEqualTo("no-cache");
      assertThat(cacheControl(file.replaceFirst("\\?.*", ""))).isEqualTo("no-cache");
    }
  }

  private static String cacheControl(String path) {
    HttpResponse<String> response = net.get(path);
    assertThat(response.statusCode()).as(path).isEqualTo(200);
    return response.headers().firstValue("Cache-Control").orElseThrow();
  }

  @Test
  void gamePageBringsWhatItsScriptNeedsAndIsNotCached() {
    String path = newGame("</script><b>&");
    HttpResponse<String> page = net.get(path + "?language=pt");
    assertThat(page.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(page.body())
        .contains("\"/games" + path.substring(2) + "\":{\"type\":\"state\"")
        .contains("\"/catalogue\":{", "\"/boards/talpa/8x8\":{", "\"/texts/talpa\":{")
        .contains("\"game.your-turn\":\"", "\\u003c/script>\\u003cb>&")
        .doesNotContain("\"home.lead\"", "</script><b>");
  }

  @Test
  void onlyTheEmbeddedGameMayBeShownInFrames() {
    String game = newGame();
    HttpResponse<String> embedded = net.get("/embed" + game);
    assertThat(embedded.body()).contains("\"/games/", "noindex").doesNotContain("<header");
    assertThat(policy(embedded))
        .contains("frame-ancestors *")
        .contains("script-src 'self' 'sha256-");
    for (String other : List.of(game, "/", "/mine", "/learn/talpa", "/embed/g/none")) {
      assertThat(policy(net.get(other))).as(other).contains("frame-ancestors 'none'");
    }
  }

  private static String policy(HttpResponse<String> answer) {
    return answer.headers().firstValue("Content-Security-Policy").orElseThrow();
  }

  @Test
  void sharedLinkSaysWhoPlaysWhat() {
    String path = newGame("Ana \"<b>\"");
    String page = net.get(path + "?language=pt").body();
    String address = "http://localhost:" + server.port() + path;
    assertThat(page)
        .contains("<title>Talpa: Ana &quot;&lt;b&gt;&quot; (visitante) – ")
        .contains(
            "<meta property=\"og:title\" content=\"Talpa: Ana &quot;&lt;b&gt;&quot; (visitante) – ")
        .contains("<link rel=\"canonical\" href=\"" + address + "?language=pt\">")
        .contains("hreflang=\"en\" href=\"" + address + "?language=en\"")
        .contains("hreflang=\"pt-BR\" href=\"" + address + "?language=pt-BR\"")
        .contains("<meta property=\"og:locale\" content=\"pt_PT\">", "noindex")
        .contains(
            "og:image\" content=\"http://localhost:" + server.port() + path + "/position.png");
    assertThat(net.get("/").body()).doesNotContain("noindex", "<!--links-->");
  }

  @Test
  void searchEnginesFindThePagesInBothLanguages() {
    String site = "http://localhost:" + server.port();
    assertThat(net.get("/robots.txt").body()).contains("Sitemap: " + site + "/sitemap.xml");
    String sitemap = net.get("/sitemap.xml").body();
    List<String> pages =
        Pattern.compile("<loc>" + site + "([^<]*)</loc>")
            .matcher(sitemap)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(pages)
        .contains(
            "/?language=en",
            "/learn/morelli?language=pt",
            "/learn/jostle/hex?language=en",
            "/lesson/niju/most?language=en",
            "/about?language=pt",
            "/about?language=pt-BR")
        .hasSize(75);
    for (String page : pages) {
      assertThat(net.get(page).statusCode()).as(page).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt", "pt-BR"})
  void siteCanBeInstalled(String language) {
    String page = net.get("/?language=" + language).body();
    String manifest = "/site/app-" + language + ".webmanifest";
    assertThat(page).contains("<link rel=\"manifest\" href=\"" + manifest, "<noscript>");
    HttpResponse<String> file = net.get(manifest);
    assertThat(file.headers().firstValue("Content-Type")).contains("application/manifest+json");
    Pattern.compile("\"src\": \"([^\"]+)\"")
        .matcher(file.body())
        .results()
        .forEach(icon -> assertThat(net.get(icon.group(1)).statusCode()).isEqualTo(200));
  }

  @Test
  void theServiceWorkerListsPagesAndAnswersThatAreThereAndIsRevalidated() {
    HttpResponse<String> script = net.get("/service-worker.js?language=en");
    assertThat(script.headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(script.headers().firstValue("Content-Type"))
        .contains("text/javascript; charset=utf-8");
    String list = script.body().lines().findFirst().orElseThrow();
    List<String> paths =
        Pattern.compile("\"(/[^\"]*)\"")
            .matcher(list)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(paths)
        .contains("/", "/learn/jostle/hex", "/lesson/niju/most", "/api/v2/demos/talpa/8x8");
    for (String path : paths) {
      HttpResponse<String> page = net.get(path);
      assertThat(page.statusCode()).as(path).isEqualTo(200);
      assertThat(page.headers().firstValue("Cache-Control")).as(path).contains("no-cache");
    }
    assertThat(net.get("/service-worker.js").body()).startsWith(list);
  }

  @Test
  void brazilianVisitorsGetTheirOwnPortuguese() {
    String page = net.get("/account", "Accept-Language", "pt-BR,pt;q=0.9,en;q=0.8").body();
    assertThat(page)
        .contains("<html lang=\"pt-BR\">", "og:locale\" content=\"pt_BR\"", "Senha")
        .contains("<a class=\"tool language\" lang=\"pt\" hreflang=\"pt\" href=\"?language=pt\">")
        .doesNotContain("Palavra-passe", "hreflang=\"pt-BR\" href=\"?language");
    assertThat(net.get("/account", "Accept-Language", "pt-PT,pt;q=0.9").body())
        .contains("<html lang=\"pt\">", "og:locale\" content=\"pt_PT\"", "Palavra-passe")
        .doesNotContain("Senha");
    assertThat(net.get("/account", "Cookie", "language=pt-BR").body()).contains("Senha");
    assertThat(
            net.get("/account?language=pt-BR", "If-None-Match", "")
                .headers()
                .firstValue("Set-Cookie"))
        .hasValueSatisfying(cookie -> assertThat(cookie).contains("language=pt-BR"));
  }

  private static String newGame() {
    return newGame("Ana");
  }

  @Test
  void theHomePageHasACardForEachBoardWithoutScripts() {
    String page = net.get("/?language=en").body();
    for (FeaturedBoardJson board : FeaturedBoardJsonMapper.all(Language.ENGLISH)) {
      String form = "/new?game=%s&amp;variant=%s".formatted(board.game(), board.variant());
      assertThat(page)
          .contains(form, "<strong>" + board.name() + "</strong>", board.lesson() + "\"");
      assertThat(net.get(board.rules()).statusCode()).isEqualTo(200);
      assertThat(net.get(board.lesson()).statusCode()).isEqualTo(200);
    }
    assertThat(page).containsOnlyOnce("class=\"button sun play\"");
  }

  @Test
  void everyBoardIsTheGameOfADay() {
    LocalDate day = LocalDate.of(2026, 12, 30);
    List<FeaturedBoardJson> boards = FeaturedBoardJsonMapper.all(Language.ENGLISH);
    assertThat(IntStream.range(0, boards.size()).map(n -> BoardChoices.boardOfDay(day.plusDays(n))))
        .doesNotHaveDuplicates()
        .allMatch(index -> index >= 0 && index < boards.size());
    assertThat(BoardChoices.boardOfDay(day)).isEqualTo(BoardChoices.boardOfDay(day.plusDays(6)));
  }

  @Test
  void activityCountsGamesWithMoves() {
    int before = activeGames();
    String path = "/api/v2" + newGame().replace("/g/", "/games/");
    assertThat(activeGames()).isEqualTo(before);
    move(path, "{\"id\":\"m\",\"seenSequence\":2,\"ply\":0,%s\"d3c3\",\"side\":\"first\"}");
    assertThat(activeGames()).isEqualTo(before + 1);
  }

  private static void move(String path, String command) {
    HttpResponse<String> answer =
        net.post(
            path + "/commands",
            command.formatted("\"action\":\"move\",\"move\":"),
            "Authorization",
            "Bearer " + "0".repeat(32));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private static int activeGames() {
    String answer = net.get("/api/v2/activity").body();
    return Integer.parseInt(answer.replaceFirst(".*\"games\":([0-9]+).*", "$1"));
  }

  /// Creates a game and returns the address of its page.
  ///
  /// @param name the player's name
  private static String newGame(String name) {
    String request =
        "{\"id\":\"%s\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"me\",\"name\":\"%s\"}"
            .formatted(UUID.randomUUID(), name.replace("\"", "\\\""));
    HttpResponse<String> made =
        net.post("/api/v2/games", request, "Authorization", "Bearer " + "0".repeat(32));
    return made.body().replaceFirst("(?s).*\"gamePath\":\"([^\"]+)\".*", "$1");
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v2/catalogue,Talpa",
    "/api/v2/texts,game.your-turn",
    "/api/v2/texts/trench,board.cell",
    "/api/v2/boards/jostle/hex,hexagon",
    "/api/v2/demos/niju/most,frames",
    "/api/v2/board-pictures,pictures"
  })
  void pageDataIsCachedUntilItChanges(String path, String content) {
    HttpResponse<String> first = net.get(path);
    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(first.body()).contains(content);
    String tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(net.get(path, "If-None-Match", tag).statusCode()).isEqualTo(304);
    assertThat(net.get(path + "?language=pt", "If-None-Match", tag).statusCode())
        .isEqualTo(path.contains("boards") ? 304 : 200);
  }

  @Test
  void qrCodeContainsOwnPathsOnly() {
    HttpResponse<String> game = code("{\"path\":\"/g/abc#s=secret\"}");
    assertThat(game.statusCode()).isEqualTo(200);
    assertThat(game.body()).startsWith("<svg");
    assertThat(game.headers().firstValue("Cache-Control")).contains("no-store");
    for (String wrong :
        new String[] {"//evil.example/", "https://evil.example", "/g/", "/g/a b", "/g/a?x=1"}) {
      assertThat(code("{\"path\":\"" + wrong + "\"}").statusCode()).as(wrong).isEqualTo(400);
    }
    assertThat(code("{}").statusCode()).isEqualTo(400);
    assertThat(code("[").statusCode()).isEqualTo(400);
  }

  private static HttpResponse<String> code(String body) {
    return net.post("/api/v2/qr", body, "Origin", net.origin());
  }
}
