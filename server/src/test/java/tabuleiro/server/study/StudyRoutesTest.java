package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.http.JsonAnswers;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.TestClient;
import tabuleiro.server.http.WebServer;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.GameSeries;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.live.NewGames;
import tabuleiro.server.site.FeaturedBoardJson;
import tabuleiro.server.site.SiteAnswers;
import tabuleiro.server.store.Database;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.study.learn.LearnRoutes;
import tabuleiro.server.study.paste.OpenRequest;
import tabuleiro.server.study.paste.OpenedJson;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.RequestedBoard;
import tabuleiro.testkit.WebSocketClient;
import tabuleiro.text.Language;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class StudyRoutesTest {
  private static final String STUDY =
      """
      [Event "Two ways"]
      [Game "talpa"]
      [Variant "4x4"]

      {A first look} 1. b1c1 {good} (1. b1a1 {the other way} a3a2) a1a2 *
      """;

  private GameStore store;
  private LiveGames games;
  private StudyRoutes routes;
  private WebServer web;
  private TestClient net;

  @BeforeAll
  void start(@TempDir Path folder) {
    store = GameStore.open(new Database.Sqlite(folder.resolve("games.db")));
    SocketRegistry sockets = new SocketRegistry(20, 20);
    games = new LiveGames(store);
    PageRenderer pages = new PageRenderer();
    SiteAnswers answers = new SiteAnswers(EnginePlayers.catalogue());
    routes = new StudyRoutes(store, games, sockets, pages, answers, (_, _) -> Optional.empty());
    LearnRoutes learning = new LearnRoutes(pages, answers);
    RequestLimits rates = RequestLimits.perSecond(1_000_000, 1_000_000, System::nanoTime);
    web = WebServer.start(ListenOptions.loopback(0), rates, sockets, List.of(routes, learning));
    net = TestClient.to(web.port());
  }

  @AfterAll
  void stop() {
    net.close();
    web.close();
    routes.close();
    store.close();
  }

  private static String query(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private String ok(String path) {
    HttpResponse<String> answer = net.get("/api/v1" + path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  private String refused(String path) {
    HttpResponse<String> answer = net.get("/api/v1" + path);
    assertThat(answer.statusCode()).isEqualTo(400);
    return answer.body();
  }

  private HttpResponse<String> keep(String record) {
    String body = JsonText.format(Map.of("record", record));
    return net.post("/api/v1/studies", body, "Origin", net.origin());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void returnsPositionOfEveryGame(Game game) {
    String path = "/positions/" + game.id().game() + "/" + game.id().variant();
    String start = game.start(7).format();
    LineJson seeded = JsonAnswers.parse(ok(path + "?seed=7"), LineJson.class);
    assertThat(seeded.start()).isEqualTo(start);
    assertThat(ok(path + "?position=" + query(start))).isEqualTo(ok(path + "?seed=7"));
    String move = game.start(7).formatMove(game.start(7).moveAt(0));
    LineJson moved = JsonAnswers.parse(ok(path + "?seed=7&moves=" + query(move)), LineJson.class);
    assertThat(moved.moves()).hasSize(1);
    String clicks = String.join(" ", moved.moves().getFirst().path());
    assertThat(ok(path + "?seed=7&path=" + query(clicks))).isEqualTo(JsonText.format(moved));
    assertThat(ok(path + "/editor")).contains("\"pieces\":[{");
  }

  private HttpResponse<String> open(OpenRequest request) {
    Map<String, Object> fields = new TreeMap<>();
    request.text().ifPresent(text -> fields.put("text", text));
    request.board().game().ifPresent(game -> fields.put("game", game));
    request.board().variant().ifPresent(variant -> fields.put("variant", variant));
    request.board().position().ifPresent(position -> fields.put("position", position));
    request.number().ifPresent(number -> fields.put("number", number));
    String body = JsonText.format(fields);
    return net.post("/api/v1/records", body, "Origin", net.origin());
  }

  private static OpenRequest pasted(String text) {
    return new OpenRequest(
        Optional.of(text),
        new RequestedBoard(Optional.of("talpa"), Optional.of("4x4"), Optional.empty()),
        Optional.empty());
  }

  private OpenedJson opened(OpenRequest request) {
    HttpResponse<String> answer = open(request);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JsonAnswers.parse(answer.body(), OpenedJson.class);
  }

  @Test
  void opensOneGameOfSeveral() {
    String two = STUDY + "\n" + STUDY.replace("Two ways", "One way").replace("a1a2 *", "a3a2 *");
    OpenedJson all = opened(pasted(two));
    assertThat(all.study()).isEmpty();
    assertThat(all.games())
        .extracting(OpenedJson.OpenedGame::title)
        .containsExactly("Two ways", "One way");
    OpenRequest second =
        new OpenRequest(
            Optional.of(two),
            new RequestedBoard(Optional.empty(), Optional.empty(), Optional.empty()),
            Optional.of(2));
    StudyJson study = opened(second).study().orElseThrow();
    assertThat(study.line().moves().getLast().move()).isEqualTo("a3a2");
    assertThat(study.line().moves().getFirst().variations()).hasSize(1);
  }

  @Test
  void opensAPositionAndAListOfMoves() {
    StudyJson position = opened(pasted("rbrb/brbr/rb2/brbr b")).study().orElseThrow();
    assertThat(position.start()).isEqualTo("rbrb/brbr/rb2/brbr b");
    assertThat(position.starter()).isEqualTo("second");
    StudyJson moves = opened(pasted("b1c1 a1a2")).study().orElseThrow();
    assertThat(moves.line().moves())
        .extracting(StudyJson.StudyMove::move)
        .containsExactly("b1c1", "a1a2");
    assertThat(opened(pasted("1. b1c1 {good} (1. b1a1)\n a1a2 *")).study()).isPresent();
  }

  @Test
  void namesTheLineAndTheReasonOfATextThatCannotBeOpened() {
    assertThat(open(pasted("b1c1\na1d4")).body()).contains("line 2, column 1").contains("rule 4");
    assertThat(open(pasted(STUDY.replace("a1a2", "a1d4"))).body()).contains("line 5, column");
    assertThat(open(pasted("[Game")).body()).contains("line 1, column 6");
    assertThat(open(pasted("hello world")).body())
        .contains("neither a position")
        .contains("'hello' is not a move");
    assertThat(open(pasted(" ")).statusCode()).isEqualTo(400);
  }

  @Test
  void rejectsInvalidPositionWithReason() {
    assertThat(refused("/positions/talpa/4x4?position=rbrb"))
        .contains("\"error\":\"illegal\"")
        .contains("a position looks like");
    assertThat(refused("/positions/talpa/4x4?moves=a1b2")).contains("rule 4");
    assertThat(refused("/positions/talpa/4x4?path=a1&language=pt")).contains("Azul");
    assertThat(refused("/positions/talpa/99x99")).contains("99x99");
    assertThat(refused("/positions/chess/8x8")).contains("chess");
    assertThat(refused("/positions/morelli/9?seed=x")).contains("Seed");
  }

  @Test
  void finishedPositionHasEnding() {
    assertThat(ok("/positions/talpa/3x3?position=" + query("b2/1rr/2r b") + "&moves=a3"))
        .contains("\"ending\":\"Red wins: Blue opened both paths at once\"");
  }

  @Test
  void checksClickPath() {
    assertThat(ok("/positions/talpa/4x4/tries?path=" + query("b1 a1")))
        .isEqualTo("{\"move\":\"b1a1\",\"says\":\"\"}");
    assertThat(ok("/positions/talpa/4x4/tries?path=a1&language=pt"))
        .isEqualTo(
            "{\"move\":\"\",\"says\":\"a peça em a1 é do Azul; é a vez do Vermelho (regra 4)\","
                + "\"refusal\":{\"rule\":\"4\",\"reason\":\"a peça em a1 é do Azul; é a vez do"
                + " Vermelho\",\"cells\":[\"a1\"]}}");
  }

  @Test
  void rulesAreInLanguageOfRequest() {
    assertThat(ok("/rules/talpa")).contains("\"heading\":\"Rules\"");
    assertThat(ok("/rules/talpa?language=pt")).contains("\"heading\":\"Regras\"");
    assertThat(net.get("/api/v1/rules/chess").statusCode()).isEqualTo(404);
  }

  @Test
  void studyIdDependsOnContent() {
    HttpResponse<String> kept = keep(STUDY);
    assertThat(kept.statusCode()).isEqualTo(201);
    assertThat(keep(STUDY + "\n").body()).isEqualTo(kept.body());
    SavedStudyJson study = JsonAnswers.parse(kept.body(), SavedStudyJson.class);
    assertThat(study.link()).isEqualTo("/s/" + study.study());
    StudyJson shown = JsonAnswers.parse(ok("/studies/" + study.study()), StudyJson.class);
    assertThat(shown.title()).isEqualTo("Two ways");
    assertThat(shown.line().comment()).isEqualTo("A first look");
    StudyJson.StudyMove first = shown.line().moves().getFirst();
    assertThat(first.move()).isEqualTo("b1c1");
    assertThat(first.comment()).isEqualTo("good");
    assertThat(first.variations().getFirst().moves().get(1).move()).isEqualTo("a3a2");
    assertThat(keep(shown.record()).body()).isEqualTo(kept.body());
    assertThat(net.get("/api/v1/studies/none").statusCode()).isEqualTo(404);
  }

  @Test
  void theLinkOfAStudyShowsItsTitleAndTheEndOfItsMoves() {
    SavedStudyJson study = JsonAnswers.parse(keep(STUDY).body(), SavedStudyJson.class);
    String page = net.get(study.link() + "?language=en").body();
    assertThat(page)
        .contains("<title>Two ways · Talpa · Tabuleiro</title>")
        .contains("og:title\" content=\"Two ways · Talpa")
        .contains("content=\"noindex\"", "\"/studies/" + study.study() + "\":");
    Matcher picture =
        Pattern.compile("og:image\" content=\"[^\"]*?(/picture[^\"]*)\"").matcher(page);
    assertThat(picture.find()).isTrue();
    String address = picture.group(1).replace("&amp;", "&");
    assertThat(address).startsWith("/picture/talpa/4x4.png?card=yes&position=");
    String query = address.substring(address.indexOf("position="));
    LineJson shown = JsonAnswers.parse(ok("/positions/talpa/4x4?" + query), LineJson.class);
    LineJson end = JsonAnswers.parse(ok("/positions/talpa/4x4?moves=b1c1+a1a2"), LineJson.class);
    assertThat(shown.start()).isEqualTo(end.position().position());
  }

  @Test
  void rejectsInvalidStudyWithLocation() {
    HttpResponse<String> wrong = keep(STUDY.replace("a3a2", "a2b3"));
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong.body()).contains("line 5, column 56").contains("rule 4");
    assertThat(keep("").statusCode()).isEqualTo(400);
    assertThat(keep(STUDY + STUDY).statusCode()).isEqualTo(400);
    assertThat(keep("1. c3d3 *").body()).contains("[Game");
    String foreign = net.post("/api/v1/studies", "{}", "Origin", net.origin()).body();
    assertThat(foreign).contains("field record is missing");
    String huge = STUDY.replace("good", "x".repeat(1 << 20));
    assertThat(keep(huge).statusCode()).isEqualTo(413);
  }

  @Test
  void analysisSendsVariationsUntilStopped() {
    WebSocketClient socket = net.connect("/api/v1/analysis");
    socket.send(
        """
        {"type":"analyse","id":"a","game":"talpa","variant":"8x8","lines":2}\
        """);
    String first = socket.receive();
    VariationsJson lines = JsonAnswers.parse(first, VariationsJson.class);
    assertThat(lines.type()).isEqualTo("lines");
    assertThat(lines.id()).isEqualTo("a");
    assertThat(lines.lines()).hasSize(2);
    assertThat(lines.lines().getFirst().bar()).isBetween(-1.0, 1.0);
    socket.send("{\"type\":\"stop\"}");
    String last = socket.receive();
    while (!last.contains("\"ended\"")) {
      last = socket.receive();
    }
    assertThat(JsonAnswers.parse(last, AnalysisStatusJson.class))
        .isEqualTo(AnalysisStatusJson.ended("a", "asked"));
    socket.close();
  }

  @Test
  void provenResultHasOwnText() {
    WebSocketClient socket = net.connect("/api/v1/analysis?language=pt");
    Position won = StudyVariation.game("talpa", "5x5").parse("r1b2/1r2r/r2br/1br1b/b1r1b r");
    socket.send(
        """
        {"type":"analyse","id":"b","game":"talpa","variant":"5x5",
        "position":"r1b2/1r2r/r2br/1br1b/b1r1b r"}\
        """);
    VariationsJson lines = JsonAnswers.parse(socket.receive(), VariationsJson.class);
    while (!lines.last()) {
      lines = JsonAnswers.parse(socket.receive(), VariationsJson.class);
    }
    assertThat(lines.lines().getFirst())
        .isEqualTo(
            new VariationsJson.ScoredVariation(
                "win 1",
                1,
                true,
                "Vitória provada (Vermelho), com a próxima jogada",
                "Vermelho em 1",
                List.of("c2b2"),
                MoveJson.of(won, won.parseMove("c2b2"))));
    assertThat(socket.receive()).contains("\"type\":\"ended\"").contains("\"done\"");
    socket.close();
  }

  @Test
  void rejectsInvalidAnalyses() {
    WebSocketClient socket = net.connect("/api/v1/analysis");
    String over = "{\"type\":\"analyse\",\"id\":\"c\",\"game\":\"talpa\",\"variant\":\"3x3\",";
    socket.send(over + "\"position\":\"b2/1rr/2r b\",\"moves\":[\"a3\"]}");
    assertThat(socket.receive())
        .contains("\"refused\"")
        .contains("the game is over in this position");
    socket.send(over + "\"moves\":[\"a1b2\"]}");
    assertThat(socket.receive()).contains("\"id\":\"c\"").contains("(rule 4)");
    socket.send(over + "\"lines\":99}");
    assertThat(socket.receive()).contains("'lines' must be between 1 and 5");
    socket.send("{\"type\":\"analyse\",\"game\":\"talpa\"}");
    assertThat(socket.receive()).contains("'variant' is missing");
    socket.send("{\"type\":\"dance\"}");
    assertThat(socket.receive()).contains("'dance'");
    socket.send("nonsense");
    assertThat(socket.receive()).contains("\"refused\"");
    socket.send("{\"type\":\"curve\",\"id\":\"d\",\"of\":\"none\"}");
    assertThat(socket.receive()).contains("\"id\":\"d\"").contains("\"refused\"");
    socket.send("{\"type\":\"ping\",\"id\":\"e\"}");
    assertThat(socket.receive()).contains("\"pong\"");
    socket.close();
  }

  /// Not even its players may see the curve, which would help them.
  @Test
  void gameInProgressHasNoCurve() {
    Seat ana = Seat.human("Ana");
    TableSetup setup = TableSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    String id = games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000).id();
    String why = "the game is still in progress; its curve is available when it is over";
    assertThat(refused("/games/" + id + "/curve")).contains(why);
    WebSocketClient socket = net.connect("/api/v1/analysis");
    socket.send("{\"type\":\"curve\",\"of\":\"" + id + "\"}");
    assertThat(socket.receive()).contains("\"refused\"").contains(why);
    socket.close();
  }

  /// Plays a game, which the second player resigns.
  private String finished(int moves) {
    Seat ana = Seat.human("Ana");
    TableSetup setup = TableSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    LiveGame game = games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000);
    for (int ply = 0; ply < moves; ply++) {
      Position now = game.snapshot(1000).position();
      say(game, Actor.of(now.sideToMove()), new PlayerAction.Move(now.formatMove(now.moveAt(ply))));
    }
    say(game, Actor.SECOND, new PlayerAction.Resignation());
    return game.id();
  }

  private static void say(LiveGame game, Actor actor, GameAction action) {
    GameSnapshot snapshot = game.snapshot(1000);
    int seen = snapshot.event().sequence();
    assertThat(
            game.submit(new ClientRequest(actor, "m" + seen, seen, snapshot.ply(), action, 1000)))
        .isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void analysesDoNotWaitForCurves() {
    List<String> played = Stream.generate(() -> finished(8)).limit(5).toList();
    List<WebSocketClient> readers = new ArrayList<>();
    for (String id : played) {
      WebSocketClient reader = net.connect("/api/v1/analysis");
      reader.send("{\"type\":\"curve\",\"of\":\"" + id + "\"}");
      readers.add(reader);
    }
    WebSocketClient socket = net.connect("/api/v1/analysis");
    socket.send("{\"type\":\"analyse\",\"id\":\"a\",\"game\":\"talpa\",\"variant\":\"8x8\"}");
    assertThat(socket.receive()).startsWith("{\"type\":\"lines\"");
    String last = readers.getLast().receive();
    while (!last.contains("\"complete\":true")) {
      last = readers.getLast().receive();
    }
    readers.forEach(WebSocketClient::close);
    socket.close();
  }

  @Test
  void servesPages() {
    String study = JsonAnswers.parse(keep(STUDY).body(), SavedStudyJson.class).link();
    String game = "/analysis?of=" + finished(0);
    String variant = "/analysis?game=trench&variant=to40";
    for (String path : List.of("/learn", "/learn/niju", "/analysis", variant, study, game)) {
      assertThat(net.get(path).statusCode()).as(path).isEqualTo(200);
    }
    assertThat(net.get("/learn?language=pt").body()).contains("<h1>Aprender</h1>");
    for (String path : List.of("/learn/chess", "/learn/jostle/7x7", "/lesson/talpa/3x3")) {
      assertThat(net.get(path).statusCode()).as(path).isEqualTo(404);
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void pagesOfRulesAreReadableWithoutScripts(Game board) {
    FeaturedBoardJson featured = FeaturedBoardJson.of(board, Language.ENGLISH);
    String page = net.get(featured.rules() + "?language=en").body();
    assertThat(page)
        .contains("<h1>" + featured.name() + "</h1>", "id=\"rule-1\"", "id=\"rule-5\"")
        .contains("class=\"pieces\"", featured.credit(), featured.lesson() + "\"")
        .doesNotContain("{{", "[[", "]]");
    String lesson = net.get(featured.lesson() + "?language=pt").body();
    assertThat(lesson).contains("data-goal=\"win\"", featured.rules() + "\"").doesNotContain("{{");
  }
}
