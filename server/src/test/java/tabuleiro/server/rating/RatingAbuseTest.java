package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// What a cheat tries with rated games, over HTTP.
@Tag("full")
final class RatingAbuseTest extends ServedGames {
  private int ids;
  private int addresses;

  /// The requests come through a proxy, so that each player can have an address of their own.
  @Override
  protected ServerOptions options(Path folder) {
    return ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
        .withLimits(ServerLimits.UNLIMITED)
        .withListen(
            new ListenOptions(
                "127.0.0.1", 0, Set.of(), Set.of("127.0.0.1"), Set.of("192.0.2.0/24")));
  }

  /// Returns a member who plays from an address of their own.
  private TestPlayer member(String name) {
    return member(name, "203.0.113." + ++addresses);
  }

  private TestPlayer member(String name, String address) {
    return from(address, TestPlayer.member(net, name));
  }

  private static TestPlayer from(String address, TestPlayer player) {
    return new TestPlayer(player.net().with("X-Forwarded-For", address));
  }

  private String begin(TestPlayer one, TestPlayer other, String more) {
    Json made = one.make("{'id':'a%d','clock':'5m+3s','rated':true,%s}".formatted(ids++, more));
    String seat = "{'token':'%s','name':'B'}".formatted(made.text("tokens", "second"));
    HttpResponse<String> taken = other.post("/games/" + made.text("gameId") + "/seat", seat);
    assertThat(taken.statusCode()).as(taken.body()).isEqualTo(200);
    return made.text("gameId");
  }

  private static Json ratings(TestPlayer player, String game) {
    return Json.read(player.get("/games/" + game + "/ratings"));
  }

  /// Lets both move once, and the second player resign; returns what the first one gains.
  private int win(TestPlayer winner, TestPlayer loser, String more) {
    String game = begin(winner, loser, more);
    winner.move(game);
    loser.move(game);
    assertThat(loser.act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    return ratings(winner, game).number("sides", 0, "change");
  }

  private int win(TestPlayer winner, TestPlayer loser) {
    return win(winner, loser, "'game':'talpa'");
  }

  @Test
  void everyBoardHasRatingsOfItsOwn() {
    TestPlayer eva = member("BoardEva");
    TestPlayer rui = member("BoardRui");
    String large = begin(eva, rui, "'game':'talpa','variant':'10x10'");
    assertThat(ratings(eva, large).text("pool")).isEqualTo("talpa-10x10-blitz");
    win(eva, rui, "'game':'trench','variant':'long'");
    Json mine = Json.read(eva.get("/ratings/mine"));
    assertThat(mine.size("pools")).isEqualTo(1);
    assertThat(mine.text("pools", 0, "pool")).isEqualTo("trench-long-blitz");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'game':'talpa','variant':'4x4'",
        "'game':'talpa','variant':'6x6'",
        "'game':'talpa','variant':'3x10'",
        "'game':'talpa','variant':'7x7'",
        "'game':'jostle','variant':'6x6'",
        "'game':'jostle','variant':'8x8'",
        "'game':'morelli','variant':'5-adjacent'",
        "'game':'morelli','variant':'7-random'",
        "'game':'niju','variant':'first-6'",
        "'game':'niju','variant':'most-20-8'"
      })
  void solvedBoardsAndBoardsForStudyAreNotRated(String board) {
    TestPlayer eva = member("Study" + ids++);
    HttpResponse<String> refused =
        eva.post("/games", "{'id':'s','clock':'5m+3s','rated':true,%s}".formatted(board));
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
    assertThat(Json.read(refused).text("error")).isEqualTo("rated");
    HttpResponse<String> pairing =
        eva.post("/pairing", "{'id':'p','clock':'5m+3s','rated':true,%s}".formatted(board));
    assertThat(pairing.statusCode()).as(pairing.body()).isEqualTo(400);
    HttpResponse<String> tournament =
        eva.post(
            "/tournaments",
            "{'id':'t','name':'T','format':'swiss','rounds':3,'clock':'5m','rated':true,%s}"
                .formatted(board));
    assertThat(tournament.statusCode()).as(tournament.body()).isEqualTo(400);
    assertThat(Json.read(tournament).text("error")).isEqualTo("rated");
  }

  @Test
  void visitorsPlayNoRatedGames() {
    TestPlayer visitor = TestPlayer.browser(net, "visitor");
    String asked = "{'id':'v','game':'talpa','clock':'5m+3s','rated':true%s}";
    assertRefused(visitor.post("/games", asked.formatted("")));
    assertRefused(visitor.post("/games", asked.formatted(",'second':'3'")));
    assertRefused(visitor.post("/pairing", asked.formatted("")));
    TestPlayer eva = member("OpenEva");
    Json open = eva.make(asked.formatted(",'open':true,'visibility':'public'"));
    String path = "/games/" + open.text("gameId");
    assertRefused(visitor.post(path + "/join", "{'name':'V'}"));
    Json closed = eva.make(asked.formatted("").replace("'v'", "'w'"));
    String token = closed.text("tokens", "second");
    String seats = "/games/" + closed.text("gameId") + "/seat";
    assertRefused(visitor.post(seats, "{'token':'%s','name':'V'}".formatted(token)));
    TestPlayer program = TestPlayer.program(net, token);
    assertRefused(program.post(seats, "{'name':'P'}"));
    HttpResponse<String> code = eva.post("/games/" + closed.text("gameId") + "/devices", "{}");
    assertThat(Json.read(code).text("error")).isEqualTo("member-seat");
    TestPlayer rui = member("OpenRui");
    assertThat(rui.post(path + "/join", "{'name':'R'}").statusCode()).isEqualTo(200);
    assertThat(rui.post(seats, "{'token':'%s','name':'R'}".formatted(token)).statusCode())
        .as("the refused requests have not used the invitation")
        .isEqualTo(200);
  }

  /// Both ask at the same moment, again and again: a visitor never gets the seat.
  @Test
  void visitorDoesNotGetSeatInRace() throws Exception {
    TestPlayer eva = member("RaceEva");
    TestPlayer rui = member("RaceRui");
    TestPlayer visitor = TestPlayer.browser(net, "racer");
    for (int i = 0; i < 5; i++) {
      String path =
          "/games/"
              + eva.make(
                      "{'id':'race%d','game':'talpa','clock':'5m','rated':true,'open':true}"
                          .formatted(i))
                  .text("gameId");
      Thread thread = Thread.ofVirtual().start(() -> visitor.post(path + "/join", "{'name':'V'}"));
      assertThat(rui.post(path + "/join", "{'name':'R'}").statusCode()).isEqualTo(200);
      thread.join();
      assertThat(Json.read(visitor.get(path)).text("side")).isEmpty();
    }
  }

  /// A club whose members share an address, which the operator has named.
  @Test
  void sharedNetworkDoesNotLimitGames() {
    TestPlayer eva = member("ClubEva", "192.0.2.9");
    List<Integer> gains =
        Stream.of("A", "B", "C", "D")
            .map(name -> win(eva, member("Club" + name, "192.0.2.9")))
            .toList();
    assertThat(gains).allMatch(gain -> gain > 20);
  }

  private static void assertRefused(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(403);
    assertThat(Json.read(answer).text("error")).as(answer.body()).isEqualTo("signed-out");
  }

  @Test
  void onePersonDoesNotTakeBothSeatsOfRatedGame() {
    TestPlayer eva = member("BothEva");
    Json made = eva.make("{'id':'both','game':'talpa','clock':'5m','rated':true}");
    String path = "/games/" + made.text("gameId");
    String seat = "{'token':'%s','name':'E'}".formatted(made.text("tokens", "second"));
    HttpResponse<String> refused = eva.post(path + "/seat", seat);
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(403);
    assertThat(Json.read(refused).text("error")).isEqualTo("rated");
    TestPlayer rui = member("BothRui");
    assertThat(rui.post(path + "/seat", seat).statusCode()).isEqualTo(200);
    assertThat(Json.read(rui.get(path)).text("side")).isEqualTo("second");
  }

  @Test
  void gameCountsWhenBothHaveMoved() {
    TestPlayer eva = member("EmptyEva");
    TestPlayer rui = member("EmptyRui");
    String unmoved = begin(eva, rui, "'game':'talpa'");
    rui.act(unmoved, "'action':'resign'");
    assertThat(ratings(eva, unmoved).number("sides", 0, "change")).isZero();
    assertThat(ratings(eva, unmoved).text("reason")).isEqualTo("moves");
    String half = begin(eva, rui, "'game':'talpa'");
    eva.move(half);
    rui.act(half, "'action':'resign'");
    assertThat(ratings(eva, half).number("sides", 0, "change")).isZero();
    assertThat(Json.read(eva.get("/ratings/mine")).size("pools")).isZero();
    assertThat(win(eva, rui)).isPositive();
  }

  @Test
  void samePairCountsLessAndLess() {
    TestPlayer eva = member("PairEva");
    TestPlayer rui = member("PairRui");
    List<Integer> gains =
        Stream.of(
                "'game':'talpa'",
                "'game':'talpa','variant':'10x10'",
                "'game':'trench'",
                "'game':'niju'",
                "'game':'talpa'")
            .map(board -> win(eva, rui, board))
            .toList();
    assertThat(gains.get(0)).isGreaterThan(100);
    assertThat(gains.get(1)).isPositive().isLessThan(gains.get(0));
    assertThat(gains.get(2)).isPositive().isLessThan(gains.get(1));
    assertThat(gains.subList(3, 5)).containsOnly(0);
    String game = begin(eva, rui, "'game':'talpa'");
    eva.move(game);
    rui.move(game);
    rui.act(game, "'action':'resign'");
    assertThat(ratings(eva, game).text("reason")).isEqualTo("pair");
    assertThat(((Number) ratings(eva, game).at("weight").value()).doubleValue()).isZero();
  }

  @Test
  void accountsAtOneAddressCountLessAndLess() {
    TestPlayer eva = member("FarmEva");
    List<Integer> gains =
        Stream.of("A", "B", "C", "D", "E")
            .map(name -> win(eva, member("Farm" + name, "198.51.100.7")))
            .toList();
    assertThat(gains.get(1)).isPositive().isLessThan(gains.get(0));
    assertThat(gains.subList(3, 5)).containsOnly(0);
    TestPlayer other = member("FarmF");
    String moved = begin(eva, other, "'game':'talpa'");
    eva.move(moved);
    from(
            "198.51.100.7",
            new TestPlayer(net.with(other.headers().subList(0, 4).toArray(String[]::new))))
        .move(moved);
    other.act(moved, "'action':'resign'");
    assertThat(ratings(eva, moved).text("reason"))
        .as("moves from the address")
        .isEqualTo("network");
    assertThat(ratings(eva, moved).number("sides", 0, "change")).isZero();
    assertThat(win(eva, member("FarmG"))).as("an honest opponent").isPositive();
  }

  @Test
  void gamesAgainstLevelsHaveRatingOfTheirOwn() {
    TestPlayer eva = member("RankedEva");
    Json made =
        eva.make(
            "{'id':'level','game':'talpa','second':'1','clock':'10m','rated':true,'sides':'fixed'}");
    String pool = ratings(eva, made.text("gameId")).text("pool");
    assertThat(pool).isEqualTo("talpa-8x8-rapid-levels");
    assertThat(eva.get("/ratings/" + pool).statusCode()).isEqualTo(404);
    assertThat(eva.get("/ratings/talpa-8x8-rapid").statusCode()).isEqualTo(200);
    HttpResponse<String> refused =
        eva.post(
            "/games",
            "{'id':'un','game':'talpa','variant':'10x10','second':'9','clock':'10m','rated':true}");
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
    assertThat(Json.read(refused).text("error")).isEqualTo("rated");
  }

  @Test
  void suspendedAndDeletedMembersChangeNoRatings() {
    TestPlayer eva = member("GoneEva");
    TestPlayer rui = member("GoneRui");
    String game = begin(eva, rui, "'game':'talpa'");
    eva.move(game);
    rui.move(game);
    eva.act(game, "'action':'offer','offer':'draw'");
    HttpResponse<String> gone = rui.post("/account/deletion", "{'password':'one two three'}");
    assertThat(gone.statusCode()).as(gone.body()).isLessThan(300);
    assertThat(eva.act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    assertThat(ratings(eva, game).number("sides", 0, "change")).isZero();
    assertThat(ratings(eva, game).text("reason")).isEqualTo("members");
  }
}
