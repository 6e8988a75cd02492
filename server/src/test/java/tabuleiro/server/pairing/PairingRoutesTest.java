package tabuleiro.server.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;

/// Quick pairing over HTTP.
final class PairingRoutesTest extends ServedGames {
  private static final String BLITZ = "'game':'talpa','clock':'5m+3s'";

  private int ids;

  private synchronized String body(String fields) {
    return "{'id':'q%d',%s}".formatted(ids++, fields);
  }

  private Json ask(TestPlayer player, String fields) {
    HttpResponse<String> answer = player.post("/pairing", body(fields));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer);
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String error) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Json.read(answer).text("error")).isEqualTo(error);
    assertThat(Json.read(answer).text("message")).isNotBlank();
  }

  private TestPlayer player(String name) {
    return TestPlayer.browser(net, name);
  }

  /// Lets a player win a rated game, and returns the difference of the ratings after it.
  private int win(TestPlayer winner, TestPlayer loser) {
    String rated = BLITZ + ",'rated':true";
    String game = ask(winner, rated).text("gameId");
    assertThat(ask(loser, rated).text("gameId")).isEqualTo(game);
    boolean isFirst = winner.game(game).text("side").equals("first");
    (isFirst ? winner : loser).move(game);
    (isFirst ? loser : winner).move(game);
    assertThat(loser.act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    return ask(winner, rated).number("rating")
        - ask(loser, rated + ",'ratingDifference':1").number("rating");
  }

  @Test
  void oneWaitsAndAnotherJoins() {
    Json waiting = ask(ana, BLITZ);
    assertThat(waiting.text("status")).isEqualTo("waiting");
    assertThat(waiting.number("highestRating")).isZero();
    assertThat(waiting.number("level")).isBetween(1, 9);
    String game = waiting.text("gameId");
    assertThat(ask(ana, BLITZ + ",'waitingChallenge':'" + game + "'").text("gameId"))
        .isEqualTo(game);
    assertThat(ask(bruno, "'game':'talpa','clock':'10m+5s'").text("gameId")).isNotEqualTo(game);
    Json paired = ask(bruno, BLITZ);
    assertThat(paired.text("status")).isEqualTo("paired");
    assertThat(paired.text("gameId")).isEqualTo(game);
    assertThat(paired.text("token")).isNotEmpty();
    Json found = ask(ana, BLITZ + ",'waitingChallenge':'" + game + "'");
    assertThat(found.text("status")).isEqualTo("paired");
    assertThat(found.text("gameId")).isEqualTo(game);
    assertThat(found.text("side")).isNotEqualTo(paired.text("side"));
  }

  @Test
  void positionsOfTheRequestAndOfTheChallengeAreTheSame() {
    String other = "rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbr1r r";
    String clock = "'game':'talpa','clock':'7m+7s'";
    String usual = ask(player("usual"), clock).text("gameId");
    String special = clock + ",'position':'" + other + "'";
    Json waiting = ask(player("special"), special);
    assertThat(waiting.text("status")).isEqualTo("waiting");
    assertThat(ask(player("second"), special).text("gameId")).isEqualTo(waiting.text("gameId"));
    assertThat(
            player("open")
                .post(
                    "/games", body(clock + ",'first':'me','open':true,'position':'" + other + "'"))
                .statusCode())
        .isEqualTo(201);
    assertThat(ask(player("third"), clock).text("gameId")).isEqualTo(usual);
    assertThat(ask(player("fourth"), clock).text("status")).isEqualTo("waiting");
  }

  @Test
  void repeatedRequestMakesOneChallenge() {
    TestPlayer eva = player("eva");
    String request = body("'game':'jostle','clock':'5m+3s'");
    String first = Json.read(eva.post("/pairing", request)).text("gameId");
    assertThat(Json.read(eva.post("/pairing", request)).text("gameId")).isEqualTo(first);
  }

  @Test
  void repeatedRequestLeadsToOneGame() {
    TestPlayer ada = player("ada");
    TestPlayer bea = player("bea");
    String wanted = "'game':'talpa','clock':'7m+3s'";
    String challenge = ask(ada, wanted).text("gameId");
    String request = body(wanted);
    Json paired = Json.read(bea.post("/pairing", request));
    assertThat(paired.text("gameId")).isEqualTo(challenge);
    ask(player("cleo"), wanted);
    Json repeated = Json.read(bea.post("/pairing", request));
    assertThat(repeated.text("status")).isEqualTo("paired");
    assertThat(repeated.text("gameId")).isEqualTo(challenge);
    assertThat(repeated.text("side")).isEqualTo(paired.text("side"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'swap':true", "'match':true"})
  void gamesOfAnotherKindAreLeftOut(String kind) {
    TestPlayer maker = player("maker" + kind.charAt(1));
    String other =
        Json.read(
                maker.post(
                    "/games",
                    body(
                        "'game':'talpa','clock':'9m+3s','open':true,'visibility':'public',"
                            + kind)))
            .text("gameId");
    String wanted = "'game':'talpa','clock':'9m+3s'";
    TestPlayer seeker = player("seeker" + kind.charAt(1));
    Json waiting = ask(seeker, wanted);
    assertThat(waiting.text("status")).isEqualTo("waiting");
    assertThat(waiting.text("gameId")).isNotEqualTo(other);
    seeker.delete("/pairing/" + waiting.text("gameId"));
  }

  @Test
  void limitsOfBothPlayersCountAndBecomeWider() {
    TestPlayer strong = TestPlayer.member(net, "Strong");
    TestPlayer weak = TestPlayer.member(net, "Weak");
    int difference = win(strong, weak);
    assertThat(difference).isGreaterThan(100);
    String rated = "'game':'talpa','clock':'4m+2s','rated':true";
    String wide = rated + ",'ratingDifference':" + (difference + 1);
    String challenge =
        ask(strong, rated + ",'ratingDifference':" + (difference - 60)).text("gameId");
    Json refused = ask(weak, wide);
    assertThat(refused.text("gameId")).as("not welcome").isNotEqualTo(challenge);
    assertThat(refused.number("highestRating") - refused.number("rating"))
        .isEqualTo(difference + 1);
    HttpResponse<String> joined = weak.post("/games/" + challenge + "/join", "{'name':'Weak'}");
    assertRefused(joined, 403, "rating");
    weak.delete("/pairing/" + refused.text("gameId"));
    strong.delete("/pairing/" + challenge);
    long began = System.currentTimeMillis() - 20_000;
    String longer =
        ask(
                strong,
                rated + ",'ratingDifference':%d,'sinceMillis':%d".formatted(difference - 60, began))
            .text("gameId");
    assertThat(ask(weak, wide).text("gameId")).isEqualTo(longer);
  }

  /// However the requests meet, every player ends in one game, and no challenge is left.
  @Test
  void playersWhoAskAtTheSameTimeArePaired() throws Exception {
    List<TestPlayer> players =
        IntStream.range(0, 10).mapToObj(number -> player("at-once-" + number)).toList();
    String wanted = "'game':'morelli','clock':'5m+3s'";
    Set<String> games = new TreeSet<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> found = new ArrayList<>();
      for (TestPlayer player : players) {
        found.add(threads.submit(() -> search(player, wanted)));
      }
      for (Future<String> game : found) {
        games.add(game.get());
      }
    }
    assertThat(games).hasSize(5);
    for (TestPlayer player : players) {
      Json mine = Json.read(player.get("/mine"));
      List<String> playing =
          IntStream.range(0, mine.size("games"))
              .filter(row -> mine.text("games", row, "endingText").isEmpty())
              .mapToObj(row -> mine.text("games", row, "id"))
              .toList();
      assertThat(playing).hasSize(1);
      assertThat(games).containsAll(playing);
    }
    assertThat(ask(player("later"), wanted).number("usualWaitSeconds")).isPositive();
  }

  private String search(TestPlayer player, String wanted) {
    Json answer = ask(player, wanted);
    while (answer.text("status").equals("waiting")) {
      answer = ask(player, wanted + ",'waitingChallenge':'" + answer.text("gameId") + "'");
    }
    return answer.text("gameId");
  }

  @Test
  void waitCanBeStopped() {
    TestPlayer otto = player("otto");
    String wanted = "'game':'trench','clock':'5m+3s'";
    String challenge = ask(otto, wanted).text("gameId");
    assertRefused(bruno.delete("/pairing/" + challenge), 403, "seat");
    Json stopped = Json.read(otto.delete("/pairing/" + challenge));
    assertThat(stopped.text("status")).isEqualTo("stopped");
    Json again = Json.read(otto.delete("/pairing/" + challenge));
    assertThat(again.text("status")).as("repeated").isEqualTo("stopped");
    assertThat(otto.get("/lobby").body()).doesNotContain(challenge);
    String next = ask(otto, wanted + ",'waitingChallenge':'" + challenge + "'").text("gameId");
    assertThat(next).isNotEqualTo(challenge);
    assertThat(ask(bruno, wanted).text("gameId")).isEqualTo(next);
    assertThat(Json.read(otto.delete("/pairing/" + next)).text("status")).isEqualTo("paired");
    assertRefused(otto.delete("/pairing/aaaaaaaaaaaaaaaa"), 404, "not-found");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {
        "400, ratingDifference, |'game':'talpa','ratingDifference':-1|",
        "400, ratingDifference, |'game':'talpa','ratingDifference':1001|",
        "400, rated, |'game':'talpa','rated':true|",
        "400, illegal, |'game':'talpa','clock':'soon'|",
        "400, game, |'game':'chess'|",
      })
  void wrongRequestsAreExplained(int status, String error, String fields) {
    assertRefused(ana.post("/pairing", body(fields)), status, error);
  }

  @Test
  void challengeOfAnotherPlayerIsNotOnesOwn() {
    String wanted = "'game':'niju','clock':'5m+3s'";
    String challenge = ask(ana, wanted).text("gameId");
    String request = body(wanted + ",'waitingChallenge':'" + challenge + "'");
    assertRefused(bruno.post("/pairing", request), 403, "seat");
  }
}
