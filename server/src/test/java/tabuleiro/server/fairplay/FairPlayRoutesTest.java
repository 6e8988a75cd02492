package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.BoardTextSymmetries;
import tabuleiro.testkit.WebSocketClient;

/// While a rated game is in progress, no route helps with the positions near it.
@Tag("full")
final class FairPlayRoutesTest extends ServedGames {
  /// The routes that help with positions, with how each is asked.
  private static final List<String> HELP =
      List.of(
          "GET /api/v2/analysis",
          "GET /api/v2/games/{id}/curve",
          "GET /api/v2/games/{id}/hint",
          "GET /api/v2/games/search",
          "GET /api/v2/openings/{game}/{variant}",
          "GET /api/v2/studies/{study}",
          "POST /api/v2/games",
          "POST /api/v2/pairing",
          "POST /api/v2/studies",
          "POST /api/v2/studies/import",
          "GET /api/v2/puzzles/{id}",
          "POST /api/v2/puzzles/storms/{storm}/answers",
          "POST /api/v2/puzzles/{id}/attempts");

  /// Why the other routes give no help. A star stands for the rest of the path.
  private static final Map<String, String> NO_HELP =
      Map.ofEntries(
          Map.entry("/api/v2/account*", "accounts"),
          Map.entry("/api/v2/activity", "counts"),
          Map.entry("/api/v2/archive", "records of games, without the engine"),
          Map.entry("/api/v2/boards*", "the shape of a board"),
          Map.entry("/api/v2/board-pictures", "initial positions"),
          Map.entry("/api/v2/catalogue", "texts"),
          Map.entry("/api/v2/demos*", "a recorded game, always the same"),
          Map.entry("/api/v2/featured", "games as they are"),
          Map.entry("/api/v2/games/{id}", "the game as it is"),
          Map.entry("/api/v2/games/{id}/chat", "messages"),
          Map.entry("/api/v2/games/{id}/commands", "a move of the caller"),
          Map.entry("/api/v2/games/{id}/devices", "seats"),
          Map.entry("/api/v2/games/{id}/events", "the game as it is"),
          Map.entry("/api/v2/games/{id}/join", "seats"),
          Map.entry("/api/v2/games/{id}/live", "the game as it is"),
          Map.entry("/api/v2/games/{id}/messages", "messages"),
          Map.entry("/api/v2/games/{id}/positions/{ply}", "the game as it is"),
          Map.entry("/api/v2/games/{id}/prepared-replies", "what the caller has prepared"),
          Map.entry("/api/v2/games/{id}/ratings", "ratings"),
          Map.entry("/api/v2/games/{id}/record", "the game as it is"),
          Map.entry("/api/v2/games/{id}/report", "a report to the operator"),
          Map.entry("/api/v2/games/{id}/seat", "seats"),
          Map.entry("/api/v2/games/{id}/summary", "the game as it is, in sentences"),
          Map.entry("/api/v2/lobby*", "games without moves"),
          Map.entry("/api/v2/mine", "games as they are"),
          Map.entry("/api/v2/openapi.json", "a document"),
          Map.entry("/api/v2/pairing/{id}", "the end of a wait"),
          Map.entry("/api/v2/players*", "profiles"),
          Map.entry("/api/v2/positions*", "legal moves and pieces, without the engine"),
          Map.entry("/api/v2/push*", "notifications"),
          Map.entry("/api/v2/puzzles/mine", "counts"),
          Map.entry("/api/v2/puzzles/storms", "a position, without a verdict"),
          Map.entry("/api/v2/puzzles/storms/{storm}", "a position, without a verdict"),
          Map.entry("/api/v2/qr", "a picture of a link"),
          Map.entry("/api/v2/ratings*", "ratings"),
          Map.entry("/api/v2/records", "checks a text against the rules"),
          Map.entry("/api/v2/relations*", "relations of players"),
          Map.entry("/api/v2/rules*", "the rules"),
          Map.entry("/api/v2/studies", "the names of studies"),
          Map.entry("/api/v2/studies/export", "the texts that the caller has saved"),
          Map.entry("/api/v2/studies/folders", "the names of studies"),
          Map.entry("/api/v2/studies/{study}", "the names of studies"),
          Map.entry("/api/v2/texts*", "texts"),
          Map.entry("/api/v2/tournaments*", "games from ordinary starts"),
          Map.entry("/api/v2/watching", "games as they are"),
          Map.entry("/api/v2/texts", "texts"),
          Map.entry("/health", "the state of the server"),
          Map.entry("/metrics", "counts"));

  private Path database = Path.of("");
  private TestPlayer eva;
  private WebSocketClient analysis;
  private int ids;

  @Override
  protected ServerOptions options(Path folder) {
    database = folder.resolve("games.db");
    return super.options(folder);
  }

  @BeforeAll
  void signUp() {
    ana = TestPlayer.member(net, "Ana-fair");
    bruno = TestPlayer.member(net, "Bruno-fair");
    eva = TestPlayer.browser(net, "eva");
    analysis = net.connect("/api/v2/analysis");
  }

  @AfterEach
  void closeSocket() {
    analysis.close();
    analysis = net.connect("/api/v2/analysis");
  }

  /// A line of play that a rated game takes.
  private record Line(List<String> moves, List<Position> positions) {
    static Line of(Position start, int plies, RandomGenerator random) {
      List<String> moves = new ArrayList<>();
      List<Position> positions = new ArrayList<>(List.of(start));
      for (int ply = 0; ply < plies; ply++) {
        Position now = positions.getLast();
        int move = Playout.randomMove(now, random);
        moves.add(now.formatMove(move));
        positions.add(now.playUnchecked(move));
      }
      return new Line(moves, positions);
    }

    Position last() {
      return positions.getLast();
    }

    Line upTo(int ply) {
      return new Line(moves.subList(0, ply), positions.subList(0, ply + 1));
    }
  }

  private static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }

  /// Begins a rated game between the members.
  private String begin(Game game) {
    Json made =
        ana.make(
            "{'id':'rated%d','game':'%s','variant':'%s','clock':'25m','rated':true,'sides':'fixed'}"
                .formatted(ids++, game.id().game(), game.id().variant()));
    String id = made.text("gameId");
    String seat = "{'token':'%s','name':'Bruno-fair'}".formatted(made.text("tokens", "second"));
    assertThat(bruno.post("/games/" + id + "/seat", seat).statusCode()).isEqualTo(200);
    return id;
  }

  private void play(String id, List<String> moves) {
    for (String move : moves) {
      TestPlayer player = ana.game(id).number("ply") % 2 == 0 ? ana : bruno;
      HttpResponse<String> answer = player.act(id, "'action':'move','move':'%s'".formatted(move));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }
  }

  private void resign(String id) {
    assertThat(ana.act(id, "'action':'resign'").statusCode()).isEqualTo(200);
  }

  private String analyse(Position position) {
    String id = "a" + ids++;
    analysis.send(
        "{\"type\":\"analyse\",\"id\":\"%s\",\"game\":\"%s\",\"variant\":\"%s\",\"position\":\"%s\"}"
            .formatted(
                id,
                position.game().id().game(),
                position.game().id().variant(),
                position.format()));
    String answer = analysis.receive();
    while (!answer.contains("\"" + id + "\"")) {
      answer = analysis.receive();
    }
    return answer;
  }

  private HttpResponse<String> create(Position position, String second) {
    return eva.post(
        "/games",
        "{'id':'new%d','game':'%s','variant':'%s','position':'%s','second':'%s'}"
            .formatted(
                ids++,
                position.game().id().game(),
                position.game().id().variant(),
                position.format(),
                second));
  }

  private static boolean isRefused(HttpResponse<String> answer) {
    boolean isRated = answer.body().contains("\"rated\"") && answer.statusCode() == 403;
    if (!isRated) {
      assertThat(answer.statusCode()).as(answer.body()).isIn(200, 201);
    }
    return isRated;
  }

  private static String query(List<String> moves) {
    return URLEncoder.encode(String.join(" ", moves), StandardCharsets.UTF_8);
  }

  private static String record(Position start, List<String> moves) {
    String line = moves.isEmpty() ? "*" : String.join(" ", moves) + " *";
    return "[Game \\\"%s\\\"]\\n[Variant \\\"%s\\\"]\\n[FEN \\\"%s\\\"]\\n\\n%s\\n"
        .formatted(start.game().id().game(), start.game().id().variant(), start.format(), line);
  }

  /// What a cheat has made before the rated game came near: an unrated game against a level with
  /// the cheat to move, a finished game and a study, all from the position.
  private record Prepared(String level, String finished, String study) {}

  private Prepared prepare(Position position) {
    String me = position.sideToMove().key();
    String other = me.equals("first") ? "second" : "first";
    String level =
        eva.make(
                "{'id':'new%d','game':'%s','variant':'%s','position':'%s','%s':'me','%s':'1'}"
                    .formatted(
                        ids++,
                        position.game().id().game(),
                        position.game().id().variant(),
                        position.format(),
                        me,
                        other))
            .text("gameId");
    String finished = Json.read(create(position, "me")).text("gameId");
    String move = "'action':'move','side':'%s','targets':%s".formatted(me, path(finished));
    assertThat(eva.act(finished, move).statusCode()).isEqualTo(200);
    assertThat(eva.act(finished, "'action':'resign'").statusCode()).isEqualTo(200);
    Json study =
        Json.read(eva.post("/studies", "{'record':'%s'}".formatted(record(position, List.of()))));
    return new Prepared(level, finished, study.text("study"));
  }

  private String path(String id) {
    return TestPlayer.path(eva.game(id).at("position"));
  }

  /// Asks everything about a position that needs no preparation, and returns what was refused.
  ///
  /// @param isStudyAsked whether studies are saved too, of which a network can save few
  private Map<String, Boolean> ask(Position position, boolean isStudyAsked) {
    Map<String, Boolean> refused = new LinkedHashMap<>();
    refused.put("analysis", analyse(position).contains("\"rated\""));
    refused.put("game with level", isRefused(create(position, "9")));
    refused.put("game with person", isRefused(create(position, "other")));
    String pairing =
        "{'id':'pair%d','game':'%s','variant':'%s','position':'%s'}"
            .formatted(
                ids++,
                position.game().id().game(),
                position.game().id().variant(),
                position.format());
    HttpResponse<String> paired = TestPlayer.browser(net, "seeker" + ids).post("/pairing", pairing);
    refused.put("pairing", isRefused(paired));
    String record = record(position, List.of());
    if (isStudyAsked) {
      refused.put("study", isRefused(eva.post("/studies", "{'record':'%s'}".formatted(record))));
      refused.put(
          "import", isRefused(eva.post("/studies/import", "{'text':'%s'}".formatted(record))));
    }
    return refused;
  }

  private Map<String, Boolean> askPrepared(Prepared prepared) {
    Map<String, Boolean> refused = new LinkedHashMap<>();
    refused.put("hint", isRefused(eva.get("/games/" + prepared.level() + "/hint")));
    String id = "curve" + ids++;
    analysis.send(
        "{\"type\":\"curve\",\"id\":\"%s\",\"gameId\":\"%s\"}".formatted(id, prepared.finished()));
    String answer = analysis.receive();
    while (!answer.contains(id) || !answer.contains("\"complete\":true")) {
      answer = analysis.receive();
    }
    refused.put("curve on the socket", isWithheld(Json.read(answer)));
    refused.put(
        "curve", isWithheld(Json.read(eva.get("/games/" + prepared.finished() + "/curve"))));
    refused.put("stored study", isRefused(eva.get("/studies/" + prepared.study())));
    for (String page : List.of("/s/", "/embed/s/")) {
      refused.put(page, net.get(page + prepared.study()).statusCode() == 403);
    }
    return refused;
  }

  /// Returns whether the points of a curve are withheld.
  private static boolean isWithheld(Json curve) {
    int size = curve.size("points");
    for (int i = 0; i < size; i++) {
      if (!curve.text("points", i, "scoreText").startsWith("not shown")) {
        return false;
      }
    }
    return size == 0 || curve.size("turningPoints") == 0;
  }

  private Map<String, Boolean> askOpening(Game game, List<String> moves) {
    String search =
        "/games/search?game=%s&variant=%s&moves=%s"
            .formatted(game.id().game(), game.id().variant(), query(moves));
    String opening =
        "/openings/%s/%s?moves=%s".formatted(game.id().game(), game.id().variant(), query(moves));
    return Map.of("opening", isRefused(eva.get(opening)), "search", isRefused(eva.get(search)));
  }

  /// Returns the images of a position that its game accepts, and the same position of variants with
  /// another name, and with the other side to move.
  private static List<Position> disguised(Position position, String letters, String variants) {
    Game game = position.game();
    // The pieces of Trench have letters that the images of texts do not know.
    Iterable<String> texts =
        letters.isEmpty()
            ? List.of(position.format())
            : BoardTextSymmetries.allImages(
                position.format(),
                BoardTextSymmetries::mirrored,
                BoardTextSymmetries::upsideDown,
                BoardTextSymmetries::transposed,
                text -> exchanged(text, letters));
    List<Position> positions = new ArrayList<>();
    List<Game> games = new ArrayList<>(List.of(game));
    for (String variant : variants.split(" ", -1)) {
      if (!variant.isEmpty()) {
        games.add(game(game.id().game(), variant));
      }
    }
    for (String text : texts) {
      for (Game other : games) {
        try {
          positions.add(other.parse(text));
        } catch (RulesException _) {
          // No position of this game.
        }
      }
    }
    return positions.stream().filter(found -> !found.outcome().isOver()).toList();
  }

  /// Exchanges the letters of the sides, also of the one to move.
  private static String exchanged(String text, String letters) {
    return BoardTextSymmetries.withLettersSwapped(text, letters.charAt(0), letters.charAt(1));
  }

  private static List<Position> near(Line line, RandomGenerator random) {
    List<Position> near = new ArrayList<>();
    int last = line.moves().size();
    near.add(line.positions().get(last - 1));
    near.add(line.positions().get(last - 2));
    for (int i = 0; i < 3; i++) {
      near.add(Playout.play(line.last(), random, 1));
      near.add(Playout.play(line.last(), random, 2));
      near.add(Playout.play(line.positions().get(last - 1), random, 1));
    }
    return near.stream().filter(position -> !position.outcome().isOver()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, rb, ''",
    "jostle, 10x10, rb, ''",
    "morelli, 13, bw, 13-adjacent 13-opposing",
    "trench, classic, '', long points25 annihilation to40"
  })
  void nothingHelpsNearRatedGame(String family, String variant, String letters, String variants) {
    Game game = game(family, variant);
    String id = begin(game);
    Position start = game.parse(ana.game(id).text("position", "position"));
    Line line = Line.of(start, 8, SeededRandom.of(7));
    Prepared prepared = prepare(line.last());
    Prepared preparedChild = prepare(Playout.play(line.last(), SeededRandom.of(3), 1));
    assertThat(ask(line.last(), true).values()).as("before the game").containsOnly(false);
    assertThat(askPrepared(prepared).values()).as("before the game").containsOnly(false);
    play(id, line.moves());
    assertThat(ask(line.last(), true)).as("current").doesNotContainValue(false);
    assertThat(askPrepared(prepared)).as("current").doesNotContainValue(false);
    assertThat(askPrepared(preparedChild)).as("child").doesNotContainValue(false);
    for (Position near : near(line, SeededRandom.of(9))) {
      assertThat(ask(near, false))
          .as("%s near %s", near.format(), line.last().format())
          .doesNotContainValue(false);
    }
    for (Position image : disguised(line.last(), letters, variants)) {
      assertThat(ask(image, false))
          .as("%s of %s", image.game().id(), image.format())
          .doesNotContainValue(false);
    }
    if (!game.hasRandomStart()) {
      for (int ply = 6; ply <= 8; ply++) {
        assertThat(askOpening(game, line.upTo(ply).moves())).doesNotContainValue(false);
      }
      Position last = line.last();
      List<String> longer = new ArrayList<>(line.moves());
      longer.add(last.formatMove(last.moveAt(0)));
      assertThat(askOpening(game, longer)).doesNotContainValue(false);
      assertThat(askOpening(game, List.of()).values()).containsOnly(false);
      assertThat(analyse(game.start(1))).doesNotContain("\"rated\"");
    }
    Position far = Playout.play(game.start(5), SeededRandom.of(11), 24);
    assertThat(ask(far, false).values()).as("far").containsOnly(false);
    resign(id);
    assertThat(ask(line.last(), true).values()).as("after the game").containsOnly(false);
    assertThat(askPrepared(prepared).values()).as("after the game").containsOnly(false);
    if (!game.hasRandomStart()) {
      assertThat(askOpening(game, line.moves()).values()).containsOnly(false);
    }
  }

  @Test
  void everyRouteIsKnownToHelpOrNotTo() {
    Json document = Json.read(net.get("/api/v2/openapi.json"));
    @SuppressWarnings("unchecked") // The names of JSON's fields are texts.
    Map<String, Map<String, Object>> paths =
        (Map<String, Map<String, Object>>) document.at("paths").value();
    TreeSet<String> unknown = new TreeSet<>();
    paths.forEach((path, methods) ->
        methods.keySet().stream()
            .filter(method -> List.of("get", "post", "put", "delete").contains(method))
            .map(method -> method.toUpperCase(Locale.ROOT) + " " + path)
            .filter(route -> !HELP.contains(route))
            .filter(_ -> NO_HELP.keySet().stream().noneMatch(known -> includes(known, path)))
            .forEach(unknown::add));
    assertThat(unknown).isEmpty();
    assertThat(
            HELP.stream()
                .map(route -> route.substring(route.indexOf(' ') + 1))
                .collect(Collectors.toSet()))
        .isSubsetOf(paths.keySet());
  }

  private static boolean includes(String known, String path) {
    return known.endsWith("*")
        ? path.startsWith(known.substring(0, known.length() - 1))
        : path.equals(known);
  }

  @Test
  void runningAnalysisStopsWhenRatedGameComesNear() {
    Game game = game("talpa", "8x8");
    Line line = Line.of(game.start(1), 4, SeededRandom.of(21));
    String id = begin(game);
    play(id, line.moves().subList(0, 3));
    assertThat(analyse(line.last())).contains("\"variations\"");
    play(id, line.moves().subList(3, 4));
    String answer = analysis.receive();
    while (!answer.contains("refused")) {
      answer = analysis.receive();
    }
    assertThat(answer).contains("\"rated\"");
    assertThat(analysis.poll(Duration.ofMillis(300))).as("nothing follows").isEmpty();
    resign(id);
  }

  @Test
  void puzzlesNearRatedGameAreRefused() throws SQLException {
    Puzzle puzzle = PuzzleStore.of(new GameId("talpa", "8x8")).firstEntry().getValue();
    String path = "/puzzles/" + PuzzleStore.id(puzzle);
    String attempt =
        "{'id':'try','move':'" + puzzle.position().formatMove(puzzle.solution()) + "'}";
    Game game = game("talpa", "8x8");
    String id = begin(game);
    play(id, Line.of(game.start(1), 4, SeededRandom.of(31)).moves());
    assertThat(isRefused(eva.get(path))).isFalse();
    putAt(id, puzzle.position());
    assertThat(isRefused(eva.get(path))).isTrue();
    assertThat(isRefused(eva.post(path + "/attempts", attempt))).isTrue();
    assertThat(net.get("/puzzle/" + PuzzleStore.id(puzzle)).statusCode()).isEqualTo(403);
    resign(id);
    assertThat(isRefused(eva.get(path))).isFalse();
    assertThat(isRefused(eva.post(path + "/attempts", attempt))).isFalse();
  }

  /// The moves that show why a move is right lead far from the puzzle.
  @Test
  void puzzlesWhoseSolutionLeadsToRatedGameAreRefused() throws SQLException {
    Game game = game("talpa", "8x8");
    Puzzle puzzle =
        PuzzleStore.of(game.id()).values().stream()
            .filter(found -> found.line().size() > 4)
            .findFirst()
            .orElseThrow();
    Position later = puzzle.position();
    for (int move : puzzle.line().subList(0, 4)) {
      later = later.playUnchecked(move);
    }
    String path = "/puzzles/" + PuzzleStore.id(puzzle);
    String id = begin(game);
    play(id, Line.of(game.start(1), 4, SeededRandom.of(31)).moves());
    putAt(id, later);
    assertThat(isRefused(eva.get(path))).as("the puzzle itself").isFalse();
    assertThat(isRefused(eva.post(path + "/attempts", "{'id':'giveup'}"))).isTrue();
    resign(id);
    assertThat(isRefused(eva.post(path + "/attempts", "{'id':'giveup'}"))).isFalse();
  }

  /// Moves the position of a rated game elsewhere, and waits until the server knows.
  private void putAt(String game, Position position) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        PreparedStatement update =
            connection.prepareStatement("UPDATE rated_position SET text = ? WHERE game = ?")) {
      update.setString(1, position.format());
      update.setString(2, game);
      assertThat(update.executeUpdate()).isEqualTo(1);
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void otherServerRefusesToo() {
    try (TwoServers servers = new TwoServers(options -> options)) {
      TestPlayer here = TestPlayer.member(servers.netHere(), "here");
      TestPlayer there = TestPlayer.member(servers.netThere(), "there");
      Game game = game("talpa", "8x8");
      Line line = Line.of(game.start(1), 5, SeededRandom.of(41));
      String opening = "/openings/talpa/8x8?moves=" + query(line.moves());
      assertThat(isRefused(there.get(opening))).isFalse();
      Json made = here.make("{'id':'r','game':'talpa','clock':'25m','rated':true,'sides':'fixed'}");
      String id = made.text("gameId");
      there.post(
          "/games/" + id + "/seat", "{'token':'%s'}".formatted(made.text("tokens", "second")));
      for (int ply = 0; ply < line.moves().size(); ply++) {
        TestPlayer player = ply % 2 == 0 ? here : there;
        String move = "'action':'move','move':'%s'".formatted(line.moves().get(ply));
        assertThat(player.act(id, move).statusCode()).isEqualTo(200);
      }
      assertThat(isRefused(here.get(opening))).as("at once").isTrue();
      boolean isRefusedThere = false;
      for (int i = 0; i < 10 && !isRefusedThere; i++) {
        isRefusedThere = isRefused(there.get(opening));
      }
      assertThat(isRefusedThere).isTrue();
      here.act(id, "'action':'resign'");
      assertThat(isRefused(here.get(opening))).isFalse();
    }
  }
}
