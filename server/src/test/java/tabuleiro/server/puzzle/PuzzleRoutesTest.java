package tabuleiro.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.Json;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.puzzle.StormSequence;

/// Solving puzzles over HTTP.
final class PuzzleRoutesTest {
  private static final String API = "/api/v2/puzzles";
  private static final GameId TALPA = new GameId("talpa", "8x8");

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

  private static HttpResponse<String> post(String player, String path, String body) {
    return net.post(API + path, body.replace('\'', '"'), authorization(player));
  }

  private static Json get(String player, String path) {
    return Json.read(net.get(API + path, authorization(player)));
  }

  private static String[] authorization(String player) {
    return new String[] {"Authorization", "Bearer " + player + "-with-a-secret-of-enough-letters"};
  }

  private static String attempt(String id, Puzzle puzzle, int move) {
    String path =
        MoveJsonMapper.of(puzzle.position(), move).targets().stream()
            .map(cell -> "'" + cell + "'")
            .collect(Collectors.joining(",", "[", "]"));
    return "{'id':'%s','targets':%s}".formatted(id, path);
  }

  @Test
  void serverChecksMoveAndRatesFirstAttempt() {
    Map.Entry<String, Puzzle> entry = PuzzleStore.of(TALPA).lastEntry();
    Puzzle puzzle = entry.getValue();
    String path = "/" + entry.getKey() + "/attempts";
    Json right = Json.read(post("ana", path, attempt("a", puzzle, puzzle.solution())));
    assertThat(right.isTrue("correct")).isTrue();
    assertThat(right.isTrue("counted")).isTrue();
    assertThat(right.text("explanation")).startsWith("Correct: ");
    assertThat(right.number("ratingChange")).isPositive();
    assertThat(right.size("moves")).isEqualTo(puzzle.line().size());
    assertThat(right.number("progress", "rating")).isEqualTo(1500 + right.number("ratingChange"));
    assertThat(right.number("progress", "streak")).isEqualTo(1);
    assertThat(Json.read(post("ana", path, attempt("a", puzzle, puzzle.solution()))))
        .as("the same attempt again")
        .isEqualTo(right);
    int wrong = puzzle.refutations().keySet().iterator().next();
    Json again = Json.read(post("ana", path, attempt("b", puzzle, wrong)));
    assertThat(again.isTrue("correct")).isFalse();
    assertThat(again.isTrue("counted")).isFalse();
    assertThat(again.number("ratingChange")).isZero();
    assertThat(again.text("explanation")).isNotBlank();
    assertThat(post("ana", path, attempt("a", puzzle, wrong)).statusCode()).isEqualTo(409);
    assertThat(get("ana", "/mine")).isEqualTo(right.at("progress"));
  }

  @Test
  void givingUpCountsAndIllegalMovesDoNot() {
    Map.Entry<String, Puzzle> entry = PuzzleStore.of(TALPA).firstEntry();
    String path = "/" + entry.getKey() + "/attempts";
    assertThat(post("bia", path, "{'id':'a','move':'a1a1'}").statusCode()).isEqualTo(400);
    assertThat(get("bia", "/mine").number("tried")).isZero();
    Json shown = Json.read(post("bia", path, "{'id':'a'}"));
    assertThat(shown.isTrue("counted")).isTrue();
    assertThat(shown.text("explanation")).startsWith("The solution: ");
    assertThat(shown.number("ratingChange")).isNegative();
    assertThat(shown.size("moves")).isEqualTo(entry.getValue().line().size());
    assertThat(post("bia", "/none/attempts", "{'id':'a'}").statusCode()).isEqualTo(404);
    assertThat(post("bia", path, "{}").statusCode()).isEqualTo(400);
  }

  @Test
  void nextPuzzleIsNearTheRatingAndNew() {
    String page = "/puzzles/next?board=talpa/8x8";
    for (int i = 0; i < 6; i++) {
      String address =
          net.get(page, authorization("rui")).headers().firstValue("Location").orElseThrow();
      String id = address.replaceAll("/puzzle/([^?]*)[?].*", "$1");
      double rating = PuzzleRatings.initial(PuzzleStore.find(id).orElseThrow()).rating();
      int own = get("rui", "/mine").number("rating");
      assertThat(Math.abs(rating - own)).as("attempt %d of %s", i, id).isLessThan(400);
      Json answer = Json.read(post("rui", "/" + id + "/attempts", "{'id':'a%d'}".formatted(i)));
      assertThat(answer.isTrue("counted")).as("not tried before").isTrue();
    }
    assertThat(get("rui", "/mine").number("rating")).isLessThan(1300);
  }

  @ParameterizedTest
  @CsvSource({
    "last-tempo, jostle, Make the last move",
    "break-frame, morelli, Break the opponent's frame"
  })
  void puzzlesCanBeChosenByMotif(String motif, String game, String task) {
    assertThat(net.get("/puzzles").body()).contains("<option value=\"" + motif + "\">");
    String address =
        net.get("/puzzles/next?theme=" + motif).headers().firstValue("Location").orElseThrow();
    Json puzzle = get("ana", address.replaceAll("/puzzle(/[^?]*)[?].*", "$1"));
    assertThat(puzzle.text("game")).isEqualTo(game);
    assertThat(puzzle.size("motifs")).isEqualTo(1);
    assertThat(puzzle.text("task")).contains(task);
    assertThat(net.get("/puzzles/next?board=trench/to40&theme=" + motif).statusCode())
        .isEqualTo(404);
  }

  @Test
  void stormRisesAndKeepsTheBestResult() {
    Json storm = Json.read(post("eva", "/storms", "{'id':'run'}"));
    String path = "/storms/" + storm.text("id");
    assertThat(storm.number("remainingMillis")).isBetween(170_000, 180_000);
    assertThat(Json.read(post("eva", "/storms", "{'id':'run'}")).text("id"))
        .isEqualTo(storm.text("id"));
    for (int i = 0; i < 3; i++) {
      Puzzle puzzle = PuzzleStore.find(storm.text("puzzle", "id")).orElseThrow();
      String body = attempt("x", puzzle, puzzle.solution()).replace("'id':'x'", "'answered':" + i);
      storm = Json.read(post("eva", path + "/answers", body));
      assertThat(Json.read(post("eva", path + "/answers", body)).number("solved"))
          .as("the same answer again")
          .isEqualTo(i + 1);
    }
    int left = storm.number("remainingMillis");
    Json wrong = Json.read(post("eva", path + "/answers", "{'answered':3}"));
    assertThat(wrong.number("remainingMillis")).isLessThanOrEqualTo(left - 10_000);
    assertThat(wrong.number("answered")).isEqualTo(4);
    assertThat(wrong.number("best")).isEqualTo(3);
    assertThat(get("eva", path).number("solved")).isEqualTo(3);
    assertThat(net.get(API + path, authorization("ana")).statusCode()).isEqualTo(404);
    assertThat(get("eva", "/mine").number("bestStorm")).isEqualTo(3);
  }

  @Test
  void puzzlesOfStormGrowHarder() {
    StormSequence sequence = StormSequence.of("run");
    List<Double> ratings =
        List.of(0, 15, 30, 44, 100).stream()
            .map(number -> PuzzleRatings.initial(sequence.puzzle(number)).rating())
            .toList();
    assertThat(ratings).isSorted();
    assertThat(ratings.getLast() - ratings.getFirst()).isGreaterThan(500);
  }
}
