package tabuleiro.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;

/// Finding games and openings over HTTP. Each test uses a board of its own.
final class SearchRoutesTest extends ServedGames {
  private int ids;

  /// Plays a game against oneself up to some moves; then the side to move resigns.
  private String play(TestPlayer player, String variant, String more, String... moves) {
    String game =
        player
            .make(
                "{'id':'s%d','game':'talpa','variant':'%s','first':'me','second':'me'%s}"
                    .formatted(ids++, variant, more))
            .text("gameId");
    String side = "first";
    for (String move : moves) {
      HttpResponse<String> answer =
          player.act(game, "'action':'move','move':'%s','side':'%s'".formatted(move, side));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      side = side.equals("first") ? "second" : "first";
    }
    player.act(game, "'action':'resign','side':'%s'".formatted(side));
    return game;
  }

  private String playPublic(String variant, String... moves) {
    return play(ana, variant, ",'visibility':'public'", moves);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Json search(String query) {
    HttpResponse<String> answer = ana.get("/games/search?" + query);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer);
  }

  private List<String> found(String query) {
    Json games = search(query);
    return IntStream.range(0, games.size("games"))
        .mapToObj(index -> games.text("games", index, "id"))
        .toList();
  }

  @Test
  void anOpeningIsFoundByItsPositionWhateverTheOrderOfMoves() {
    String one = playPublic("8x8", "d3c3", "e5d5", "g8h8", "b8a8");
    String transposed = playPublic("8x8", "g8h8", "b8a8", "d3c3", "e5d5");
    playPublic("8x8", "d3c3", "b8a8");
    play(ana, "8x8", "", "d3c3", "e5d5", "g8h8", "b8a8");
    String board = "game=talpa&variant=8x8";
    String moves = encode("d3c3 e5d5 g8h8 b8a8");
    assertThat(found(board + "&moves=" + moves)).containsExactly(transposed, one);
    assertThat(found(board)).hasSize(3);
    Json start = Json.read(ana.get("/openings/talpa/8x8"));
    assertThat(start.number("games")).isEqualTo(3);
    assertThat(start.number("secondWins")).isEqualTo(3);
    assertThat(start.text("nextMoves", 0, "move")).isEqualTo("d3c3");
    assertThat(start.number("nextMoves", 0, "games")).isEqualTo(2);
    assertThat(start.size("nextMoves")).isEqualTo(2);
    assertThat(start.size("lastGames")).isEqualTo(3);
    Json later = Json.read(ana.get("/openings/talpa/8x8?moves=" + moves));
    assertThat(later.number("games")).isEqualTo(2);
    assertThat(later.size("nextMoves")).isZero();
    assertThat(later.text("lastGames", 0, "id")).isEqualTo(transposed);
  }

  @Test
  void symmetricMovesAreOne() {
    playPublic("7x7", "a1b1");
    playPublic("7x7", "g7f7");
    Json start = Json.read(ana.get("/openings/talpa/7x7"));
    assertThat(start.number("games")).isEqualTo(2);
    assertThat(start.size("nextMoves")).isEqualTo(1);
    assertThat(start.number("nextMoves", 0, "games")).isEqualTo(2);
    assertThat(start.number("nextMoves", 0, "firstWins")).isEqualTo(2);
  }

  @Test
  void gamesBetweenComputersAreCountedWhereNoneWasPlayed() {
    Json empty = Json.read(ana.get("/openings/trench/classic?source=games"));
    assertThat(empty.text("source")).isEqualTo("games");
    assertThat(empty.number("sources", "games")).isZero();
    assertThat(empty.number("sources", "computers")).isEqualTo(1000);
    assertThat(empty.number("games")).isZero();
    assertThat(empty.size("nextMoves")).isZero();
    assertThat(empty.isTrue("hasDraws")).isTrue();
    String answer = ana.get("/openings/trench/classic?source=computers").body();
    assertThat(ana.get("/openings/trench/classic").body()).isEqualTo(answer);
    Json start = Json.read(answer);
    assertThat(start.text("source")).isEqualTo("computers");
    assertThat(start.number("games")).isEqualTo(1000);
    assertThat(start.number("firstWins") + start.number("draws") + start.number("secondWins"))
        .isEqualTo(1000);
    long next =
        IntStream.range(0, start.size("nextMoves"))
            .mapToLong(index -> start.number("nextMoves", index, "games"))
            .sum();
    assertThat(next).isEqualTo(1000);
    assertThat(ana.get("/openings/trench/classic?source=others&language=en").body())
        .contains("games, computers");
  }

  @Test
  void provenResultsAreMarked() {
    Json start = Json.read(ana.get("/openings/talpa/4x5"));
    assertThat(start.text("proven", "result")).isEqualTo("0-1");
    assertThat(start.isTrue("hasDraws")).isFalse();
    assertThat(start.size("nextMoves")).as("the side to move has no move that wins").isZero();
    Json reply = Json.read(ana.get("/openings/talpa/4x5?moves=a1b1"));
    assertThat(reply.text("proven", "result")).isEqualTo("0-1");
    assertThat(reply.number("nextMoves", 0, "games")).isZero();
    assertThat(reply.text("nextMoves", 0, "proven", "result")).isEqualTo("0-1");
    assertThat(ana.get("/openings/talpa/7x7").body()).doesNotContain("proven");
    String draw = ana.get("/openings/morelli/5-adjacent?language=pt").body();
    assertThat(draw).contains("{\"result\":\"1/2-1/2\",\"resultText\":\"empate\"}");
    assertThat(ana.get("/openings/talpa/4x4?language=pt").body()).contains("ganha o Vermelho");
  }

  @Test
  void membersAreFoundByTheirNames() {
    TestPlayer lia = TestPlayer.member(net, "Lia_Mar");
    String game = play(lia, "4x4", ",'visibility':'public'", "b1a1");
    String hidden = play(lia, "4x4", "", "b1a1");
    assertThat(found("player=lIa-mAr")).containsExactly(game).doesNotContain(hidden);
    assertThat(found("player=Lia_Mar&result=0-1")).isEmpty();
    assertThat(found("player=Lia_Mar&result=1-0&rated=false&minPlies=1&maxPlies=1"))
        .containsExactly(game);
    assertThat(found("player=Lia_Mar&from=2020-01-01&to=2020-12-31")).isEmpty();
    assertThat(found("player=Lia_Mar&from=2020-01-01&to=2999-12-31")).containsExactly(game);
    assertThat(net.get("/search?player=Lia_Mar").body()).contains(game);
  }

  @Test
  void pagesHaveACursor() {
    List<String> games =
        IntStream.range(0, 5).mapToObj(_ -> playPublic("10x10")).toList().reversed();
    String board = "game=talpa&variant=10x10&limit=3";
    Json first = search(board);
    assertThat(found(board)).isEqualTo(games.subList(0, 3));
    assertThat(first.text("next")).isEqualTo(games.get(2));
    assertThat(found(board + "&after=" + first.text("next"))).isEqualTo(games.subList(3, 5));
    assertThat(search(board + "&after=" + first.text("next")).text("next")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "player=Nobody9, player, neither a member nor a level",
    "player=a%20b, player, neither a member nor a level",
    "game=chess, game, chess",
    "variant=8x8, variant, game=talpa",
    "game=talpa&variant=1x1, illegal, 1x1",
    "result=2-0, result, 1-0",
    "rated=perhaps, rated, true",
    "minPlies=many, minPlies, whole number",
    "maxPlies=99999, maxPlies, whole number",
    "minPlies=5&maxPlies=4, minPlies, greater",
    "from=yesterday, from, 2026-11-25",
    "from=2026-02-02&to=2026-02-01, from, greater",
    "moves=d3c3, moves, board",
    "game=talpa&variant=8x8&moves=d3c4, illegal, ''",
    "game=morelli&variant=13&moves=a1b2, random-start, no openings",
    "limit=51, limit, whole number",
    "after=none, after, next",
  })
  void aWrongParameterIsExplained(String query, String error, String says) {
    HttpResponse<String> answer = ana.get("/games/search?" + query + "&language=en");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(Json.read(answer).text("error")).isEqualTo(error);
    assertThat(Json.read(answer).text("message")).contains(says);
    assertThat(net.get("/search?" + query).statusCode()).isEqualTo(200);
  }

  @Test
  void wrongOpeningsAreExplained() {
    assertThat(ana.get("/openings/chess/8x8").statusCode()).isEqualTo(400);
    assertThat(ana.get("/openings/talpa/8x8?moves=a1a1").statusCode()).isEqualTo(400);
    String tooLong = encode("d3c3 ".repeat(17));
    assertThat(ana.get("/openings/talpa/8x8?moves=" + tooLong).body()).contains("16");
  }
}
