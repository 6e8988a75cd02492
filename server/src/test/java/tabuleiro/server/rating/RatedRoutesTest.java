package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.WebSocketClient;

/// Rated games over HTTP.
@Tag("full")
final class RatedRoutesTest extends ServedGames {
  private int ids;

  /// Rated games are between members. Each test has its own, who have not met before.
  @BeforeEach
  void signUp() {
    ids++;
    ana = TestPlayer.member(net, "Ana" + ids);
    bruno = TestPlayer.member(net, "Bruno" + ids);
  }

  /// Begins a rated game of Ana, who moves first, with Bruno.
  private String begin(TestPlayer ana, TestPlayer bruno) {
    Json made =
        ana.make("{'id':'r%d','game':'talpa','clock':'5m+3s','rated':true}".formatted(ids++));
    String game = made.text("gameId");
    String token = made.text("tokens", "second");
    String seat = "{'token':'%s','name':'Bruno'}".formatted(token);
    assertThat(bruno.post("/games/" + game + "/seat", seat).statusCode()).isEqualTo(200);
    return game;
  }

  private static Json ratings(TestPlayer player, String game) {
    return Json.read(player.get("/games/" + game + "/ratings"));
  }

  @Test
  void resultChangesRatingsOfBothPlayers() {
    String game = begin(ana, bruno);
    assertThat(ana.game(game).isTrue("rated")).isTrue();
    assertThat(ratings(ana, game).text("pool")).isEqualTo("talpa-8x8-blitz");
    ana.move(game);
    bruno.move(game);
    assertThat(bruno.act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    Json after = ratings(bruno, game);
    assertThat(after.number("sides", 0, "change")).isPositive();
    assertThat(after.number("sides", 1, "change")).isNegative();
    Json mine = Json.read(ana.get("/ratings/mine"));
    assertThat(mine.number("pools", 0, "rating")).isEqualTo(after.number("sides", 0, "rating"));
    assertThat(mine.text("pools", 0, "history", 0, "id")).isEqualTo(game);
    String rematch = "'action':'rematch'";
    assertThat(bruno.act(game, rematch).statusCode()).isEqualTo(200);
    assertThat(ratings(ana, game)).isEqualTo(after);
    assertThat(ana.act(game, "'action':'accept','offer':'rematch'").statusCode()).isEqualTo(200);
    assertThat(ana.game(ana.game(game).text("next")).isTrue("rated")).isTrue();
  }

  @Test
  void abortedGameChangesNothing() {
    TestPlayer eva = TestPlayer.member(net, "Eva");
    String game = begin(eva, bruno);
    assertThat(eva.act(game, "'action':'abort'").statusCode()).isEqualTo(200);
    assertThat(ratings(eva, game).number("sides", 0, "change")).isZero();
    assertThat(Json.read(eva.get("/ratings/mine")).size("pools")).isZero();
  }

  @Test
  void ratedGameHasNeitherHintsNorTakebacks() {
    Json made =
        ana.make(
            "{'id':'level','game':'talpa','second':'1','clock':'10m','rated':true,'sides':'fixed'}");
    String game = made.text("gameId");
    assertThat(ana.get("/games/" + game + "/hint").statusCode()).isEqualTo(403);
    ana.move(game);
    HttpResponse<String> refused = ana.act(game, "'action':'takeback'");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("rated");
    String other = begin(ana, bruno);
    ana.move(other);
    assertThat(ana.act(other, "'action':'offer','offer':'takeback'").body()).contains("rated");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'clock':'off'",
        "'clock':'5m','first':'me','second':'me'",
        "'clock':'5m','first':'2','second':'3'",
        "'clock':'5m','second':'uct'",
        "'clock':'5m','seed':3"
      })
  void gameThatCannotBeRatedIsRefused(String settings) {
    HttpResponse<String> refused =
        ana.post("/games", "{'id':'no','game':'talpa','rated':true,%s}".formatted(settings));
    assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
    assertThat(Json.read(refused).text("error")).as(refused.body()).isEqualTo("rated");
  }

  @Test
  void engineDoesNotAnalysePositionOfGameInProgress() {
    String game = begin(ana, bruno);
    for (TestPlayer player : List.of(ana, bruno, ana, bruno)) {
      player.move(game);
    }
    String position = ana.game(game).text("position", "position");
    try (WebSocketClient socket = net.connect("/api/v2/analysis")) {
      String ask =
          "{\"type\":\"analyse\",\"id\":\"a\",\"game\":\"talpa\",\"variant\":\"8x8\",\"position\":\""
              + position
              + "\"}";
      socket.send(ask);
      assertThat(socket.receive()).contains("refused", "rated");
      ana.act(game, "'action':'resign'");
      socket.send(ask);
      assertThat(socket.receive()).doesNotContain("refused");
    }
  }

  @Test
  void gameThatEndsOnAnotherServerIsRatedOnce() {
    try (TwoServers servers = new TwoServers(options -> options)) {
      TestPlayer here = TestPlayer.member(servers.netHere(), "Here");
      TestPlayer there = TestPlayer.member(servers.netThere(), "There");
      String game = begin(here, there);
      here.move(game);
      there.move(game);
      there.act(game, "'action':'resign'");
      Json after = ratings(there, game);
      assertThat(after.number("sides", 0, "change")).isPositive();
      assertThat(ratings(here, game)).isEqualTo(after);
      assertThat(Json.read(here.get("/ratings/mine")).number("pools", 0, "games")).isEqualTo(1);
    }
  }
}
