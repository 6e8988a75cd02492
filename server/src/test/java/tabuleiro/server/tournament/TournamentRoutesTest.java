package tabuleiro.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.server.Postgres;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// Tournaments over HTTP. Each test uses names of its own.
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TournamentRoutesTest {
  private Server server;
  private TestClient net;
  private Path folder;

  @BeforeAll
  void start(@TempDir Path temporary) {
    folder = temporary;
    server = Server.start(options(new DatabaseAddress.Sqlite(folder.resolve("games.db"))));
    net = TestClient.to(server.port());
  }

  private static ServerOptions options(DatabaseAddress database) {
    return ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
  }

  @AfterAll
  void stop() {
    net.close();
    server.close();
  }

  private TournamentPlayer member(String name) {
    return TournamentPlayer.signUp(net, name);
  }

  /// Waits up to three minutes: a tournament of six games takes one on a busy machine.
  private static void await(BooleanSupplier condition) {
    long deadline = System.nanoTime() + 180_000_000_000L;
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      LockSupport.parkNanos(20_000_000);
    }
  }

  private static boolean isFinished(TournamentPlayer member, String id) {
    return member.tournament(id).text("summary", "status").equals("finished");
  }

  /// Plays until a tournament is over.
  private static void playOut(List<TournamentPlayer> members, String id) {
    await(() -> {
      members.forEach(member -> member.playOn(id));
      return isFinished(members.getFirst(), id);
    });
  }

  @Test
  void twoMembersAndTwoLevelsPlayASwiss() {
    TournamentPlayer ana = member("SwissAna");
    TournamentPlayer rui = member("SwissRui");
    String id = ana.create("swiss", "'rounds':3,'computers':true");
    assertThat(ana.create("swiss", "'rounds':3,'computers':true")).isEqualTo(id);
    ana.require(id, "enter");
    assertThat(rui.require(id, "enter").isTrue("entered")).isTrue();
    ana.require(id, "enter", "{'level':'1'}");
    ana.require(id, "enter", "{'level':'2'}");
    assertThat(rui.act(id, "enter", "{'level':'3'}").statusCode()).isEqualTo(403);
    assertThat(rui.act(id, "start", "{}").statusCode()).isEqualTo(403);
    Json begun = ana.require(id, "start");
    assertThat(begun.isTrue("owned")).isTrue();
    await(() -> !ana.tournament(id).text("currentGame").isEmpty());
    String game = ana.tournament(id).text("currentGame");
    assertThat(ana.player().game(game).text("tournament")).isEqualTo(id);
    assertThat(ana.player().act(game, "'action':'abort'").statusCode()).isEqualTo(400);
    playOut(List.of(ana, rui), id);
    Json end = ana.tournament(id);
    assertThat(end.size("standings")).isEqualTo(4);
    double points =
        IntStream.range(0, 4)
            .mapToDouble(place -> Double.parseDouble(end.text("standings", place, "points")))
            .sum();
    assertThat(points).isEqualTo(6);
    assertThat(end.number("standings", 0, "played")).isEqualTo(3);
    assertThat(standing(end, ana.name()).number("number")).isEqualTo(end.number("ownNumber"));
    for (int place = 0; place < 4; place++) {
      assertThat(end.size("standings", place, "rounds")).isEqualTo(3);
      assertThat(pointsOfRounds(end.at("standings", place)))
          .isEqualTo(Double.parseDouble(end.text("standings", place, "points")));
    }
    assertThat(end.size("pairings")).isEqualTo(2);
    Json first = Json.read(ana.player().get("/tournaments/" + id + "?round=1"));
    assertThat(first.number("shownRound")).isEqualTo(1);
    assertThat(ana.act(id, "enter", "{}").statusCode()).isEqualTo(409);
    assertThat(net.get("/tournament/" + id).body()).contains("Cup");
    assertThat(net.get("/tournaments").body()).contains(id);
    String record = ana.player().get("/games/" + game + "/record").body();
    assertThat(record).contains("[Tournament \"" + id + "\"]");
  }

  @Test
  void aGameAgainstALevelHasNoHelpAndNoRematch() {
    TournamentPlayer ana = member("HelpAna");
    String id = ana.create("swiss", "'rounds':1,'computers':true");
    ana.require(id, "enter");
    ana.require(id, "enter", "{'level':'1'}");
    ana.require(id, "start");
    await(() -> !ana.tournament(id).text("currentGame").isEmpty());
    String game = ana.tournament(id).text("currentGame");
    await(() -> ana.playOn(id));
    await(() -> ana.player().game(game).number("ply") >= 2);
    HttpResponse<String> hint = ana.player().get("/games/" + game + "/hint");
    assertThat(hint.statusCode()).as(hint.body()).isEqualTo(403);
    assertThat(hint.body()).contains("in a game of a tournament");
    assertRefused(ana.player().act(game, "'action':'takeback'"), "no move can be taken back");
    assertRefused(ana.player().act(game, "'action':'abort'"), "counts for a tournament");
    assertThat(ana.player().act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    assertRefused(ana.player().act(game, "'action':'rematch'"), "has no rematch");
    assertRefused(ana.player().act(game, "'action':'offer','offer':'rematch'"), "has no rematch");
  }

  private static void assertRefused(HttpResponse<String> answer, String reason) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(answer.body()).contains(reason);
  }

  @Test
  void suspendedMemberLeavesARunningTournament() {
    TournamentPlayer ana = member("LeaveAna");
    TournamentPlayer rui = member("LeaveRui");
    String id = ana.create("swiss", "'rounds':2,'computers':true");
    ana.require(id, "enter");
    rui.require(id, "enter");
    ana.require(id, "start");
    await(() -> !ana.tournament(id).text("currentGame").isEmpty());
    String game = rui.tournament(id).text("currentGame");
    try (GameStore store =
        new GameStore(
            Database.openForTool(new DatabaseAddress.Sqlite(folder.resolve("games.db"))))) {
      AccountAdministration operator =
          new AccountAdministration(store, "operator", System::currentTimeMillis);
      operator.suspend(operator.find(rui.name()).orElseThrow(), "cheating");
    }
    await(() -> standing(ana.tournament(id), rui.name()).isTrue("withdrawn"));
    assertThat(standing(ana.tournament(id), ana.name()).isTrue("withdrawn")).isFalse();
    assertThat(rui.tournament(id).text("currentGame")).as("as a visitor sees it").isEmpty();
    assertThat(rui.player().act(game, "'action':'resign'").statusCode()).isIn(401, 403);
    assertThat(rui.act(id, "enter", "{}").statusCode()).isIn(401, 403);
  }

  private static double pointsOfRounds(Json player) {
    return IntStream.range(0, player.size("rounds"))
        .mapToObj(round -> player.text("rounds", round))
        .mapToDouble(result -> result.equals("win") ? 1 : result.equals("draw") ? 0.5 : 0)
        .sum();
  }

  private static Json standing(Json tournament, String name) {
    return IntStream.range(0, tournament.size("standings"))
        .mapToObj(place -> tournament.at("standings", place))
        .filter(row -> row.text("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aBotEntersOnlyWhereComputersMay() {
    TournamentPlayer ana = member("EntryAna");
    TournamentPlayer deep = member("EntryDeep");
    assertThat(deep.player().post("/account/bot", "{'password':'one two three'}").statusCode())
        .isEqualTo(200);
    HttpResponse<String> made =
        deep.player().post("/account/tokens", "{'name':'Deep','scopes':['read','play']}");
    TournamentPlayer program =
        new TournamentPlayer("Deep", TestPlayer.program(net, Json.read(made).text("secret")));
    String human = ana.create("swiss", "'rounds':1");
    HttpResponse<String> refused = program.act(human, "enter", "{}");
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(Json.read(refused).text("error")).isEqualTo("computers");
    String open = ana.create("again", "swiss", "'rounds':1,'computers':true");
    ana.require(open, "enter");
    Json entered = program.require(open, "enter");
    assertThat(entered.text("standings", 1, "name")).isEqualTo("EntryDeep (bot)");
    assertThat(entered.text("standings", 1, "member")).isEqualTo("EntryDeep");
    ana.require(open, "start");
    playOut(List.of(ana, program), open);
  }

  @Test
  void aTournamentContinuesAfterARestart() {
    TournamentPlayer ana = member("RestartAna");
    TournamentPlayer rui = member("RestartRui");
    String id = ana.create("round-robin", "'cycles':2");
    ana.require(id, "enter");
    rui.require(id, "enter");
    ana.require(id, "start");
    await(() -> !ana.tournament(id).text("currentGame").isEmpty());
    String game = ana.tournament(id).text("currentGame");
    server.close();
    net.close();
    server = Server.start(options(new DatabaseAddress.Sqlite(folder.resolve("games.db"))));
    net = TestClient.to(server.port());
    TournamentPlayer again = ana.at(net);
    assertThat(again.tournament(id).text("currentGame")).isEqualTo(game);
    playOut(List.of(again, rui.at(net)), id);
    assertThat(again.tournament(id).number("standings", 0, "played")).isEqualTo(2);
  }

  @Test
  void aMemberPlaysSimultaneousGames() {
    TournamentPlayer ana = member("SimulAna");
    TournamentPlayer rui = member("SimulRui");
    TournamentPlayer eva = member("SimulEva");
    String id = ana.create("simultaneous", "'rated':true");
    rui.require(id, "enter");
    eva.require(id, "enter");
    assertThat(Json.read(ana.act(id, "start", "{}")).text("error")).isEqualTo("host");
    ana.require(id, "enter");
    ana.require(id, "start");
    await(() -> ana.tournament(id).size("pairings") == 2);
    assertThat(Json.read(ana.player().get("/mine")).size("games")).isEqualTo(2);
    assertThat(member("SimulLate").act(id, "enter", "{}").statusCode()).isEqualTo(409);
    playOut(List.of(ana, rui, eva), id);
    Json end = rui.tournament(id);
    List<Integer> played =
        IntStream.range(0, 3)
            .mapToObj(place -> end.number("standings", place, "played"))
            .sorted()
            .toList();
    assertThat(played).containsExactly(1, 1, 2);
    Json mine = Json.read(ana.player().get("/ratings/mine"));
    assertThat(mine.number("pools", 0, "games")).isEqualTo(2);
  }

  @Test
  void playersOfAnArenaMeetAgainAtOnce() {
    TournamentPlayer ana = member("ArenaAna");
    TournamentPlayer rui = member("ArenaRui");
    String id = ana.create("arena", "'minutes':5");
    ana.require(id, "enter");
    rui.require(id, "enter");
    ana.require(id, "start");
    try (WebSocketClient socket = net.connect("/api/v2/tournaments/" + id + "/live")) {
      assertThat(socket.receive()).contains("\"arena\"");
      await(() -> {
        Stream.of(ana, rui).forEach(member -> member.playOn(id));
        return ana.tournament(id).number("summary", "round") >= 3;
      });
      assertThat(socket.receive()).contains("\"standings\"");
    }
    assertThat(ana.require(id, "pause").text("summary", "status")).isEqualTo("paused");
    assertThat(ana.tournament(id).number("standings", 0, "points")).isPositive();
    assertThat(rui.require(id, "withdraw").isTrue("entered")).isFalse();
    assertThat(ana.require(id, "start").text("summary", "status")).isEqualTo("running");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'format':'cup','game':'talpa','clock':'5m','rounds':3|format",
        "'format':'swiss','game':'chess','clock':'5m','rounds':3|game",
        "'format':'swiss','game':'talpa','variant':'1x1','clock':'5m','rounds':3|variant",
        "'format':'swiss','game':'talpa','clock':'off','rounds':3|clock",
        "'format':'swiss','game':'talpa','clock':'soon','rounds':3|illegal",
        "'format':'arena','game':'talpa','clock':'3d/move','minutes':60|clock",
        "'format':'swiss','game':'talpa','clock':'5m','rounds':99|length",
        "'format':'swiss','game':'talpa','clock':'5m'|field",
        "'format':'swiss','game':'talpa','clock':'5m','rounds':3,'name':' '|name"
      })
  void aBadRequestIsRefused(String fields, String error) {
    String name = "Bad" + Math.abs(fields.hashCode() % 10_000_000);
    String named = fields.contains("'name'") ? fields : fields + ",'name':'Cup'";
    HttpResponse<String> refused =
        member(name).player().post("/tournaments", "{'id':'x'," + named + "}");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(Json.read(refused).text("error")).as(refused.body()).isEqualTo(error);
  }

  @Test
  void onlyMembersTakePart() {
    TestPlayer visitor = TestPlayer.browser(net, "visitor");
    assertThat(visitor.post("/tournaments", "{'id':'x'}").statusCode()).isEqualTo(403);
    TournamentPlayer owner = member("OnlyOwner");
    String id = owner.create("swiss", "'rounds':1");
    assertThat(visitor.post("/tournaments/" + id + "/enter", "{}").statusCode()).isEqualTo(403);
    assertThat(Json.read(visitor.get("/tournaments/" + id)).isTrue("member")).isFalse();
    assertThat(owner.act(id, "enter", "{'level':'5'}").statusCode()).isEqualTo(403);
    assertThat(owner.act(id, "enter", "{'level':'uct'}").statusCode()).isEqualTo(400);
    assertThat(owner.act(id, "start", "{}").statusCode()).isEqualTo(409);
    assertThat(owner.act("none", "start", "{}").statusCode()).isEqualTo(404);
    assertThat(net.get("/tournament/none").statusCode()).isEqualTo(404);
  }

  @Test
  void twoServersPairEachRoundOnce() {
    DatabaseAddress.Postgres database = Postgres.database();
    try (Server here = Server.start(options(database));
        Server there = Server.start(options(database));
        TestClient netHere = TestClient.to(here.port());
        TestClient netThere = TestClient.to(there.port())) {
      TournamentPlayer ana = TournamentPlayer.signUp(netHere, "Ana");
      TournamentPlayer rui = TournamentPlayer.signUp(netThere, "Rui");
      TournamentPlayer eva = TournamentPlayer.signUp(netThere, "Eva");
      TournamentPlayer leo = TournamentPlayer.signUp(netHere, "Leo");
      String id = ana.create("swiss", "'rounds':3");
      List<TournamentPlayer> members = List.of(ana, rui, eva, leo);
      members.forEach(member -> member.require(id, "enter"));
      try (WebSocketClient socket = netThere.connect("/api/v2/tournaments/" + id + "/live")) {
        assertThat(socket.receive()).contains("\"open\"");
        ana.require(id, "start");
        assertThat(socket.receive()).contains("\"running\"");
      }
      playOut(members, id);
      Json end = rui.tournament(id);
      for (int place = 0; place < 4; place++) {
        assertThat(end.number("standings", place, "played")).isEqualTo(3);
      }
    }
  }
}
