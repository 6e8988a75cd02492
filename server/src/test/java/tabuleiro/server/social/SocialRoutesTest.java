package tabuleiro.server.social;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;

/// Following, blocking and reporting over HTTP.
final class SocialRoutesTest extends ServedGames {
  private static String error(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Json.read(answer).text("error");
  }

  @Test
  void aMemberFollowsAnotherUntilTheyStop() {
    TestPlayer gil = TestPlayer.member(net, "Gil");
    TestPlayer.member(net, "Hugo");
    assertThat(Json.read(gil.get("/players/hugo")).isTrue("other")).isTrue();
    assertThat(Json.read(gil.put("/relations/follow/hugo", "{}")).text("follow", 0))
        .isEqualTo("Hugo");
    assertThat(Json.read(gil.put("/relations/follow/hugo", "{}")).size("follow")).isEqualTo(1);
    assertThat(Json.read(gil.get("/players/hugo")).text("relations", 0)).isEqualTo("follow");
    assertThat(Json.read(gil.get("/account")).text("following", 0)).isEqualTo("Hugo");
    assertThat(gil.get("/account/export").body()).contains("Hugo");
    assertThat(Json.read(gil.delete("/relations/follow/hugo")).size("follow")).isZero();
    assertThat(Json.read(gil.get("/players/hugo")).size("relations")).isZero();
    assertThat(error(gil.put("/relations/follow/gil", "{}"), 400)).isEqualTo("self");
    assertThat(error(gil.put("/relations/follow/zoe", "{}"), 404)).isEqualTo("not-found");
    assertThat(error(gil.put("/relations/admire/hugo", "{}"), 404)).isEqualTo("not-found");
    assertThat(error(ana.put("/relations/follow/hugo", "{}"), 403)).isEqualTo("signed-out");
    assertThat(Json.read(ana.get("/players/hugo")).isTrue("other")).isFalse();
  }

  @Test
  void blockedMembersDoNotJoinOpenGames() {
    TestPlayer ivo = TestPlayer.member(net, "Ivo");
    TestPlayer joana = TestPlayer.member(net, "Joana");
    String open = "{'id':'%s','game':'talpa','open':true,'clock':'3d/move'}";
    String ofIvo = ivo.make(open.formatted("i")).text("gameId");
    String ofJoana = joana.make(open.formatted("j")).text("gameId");
    assertThat(joana.get("/lobby").body()).contains(ofIvo);
    ivo.put("/relations/block/joana", "{}");
    assertThat(joana.get("/lobby").body()).doesNotContain(ofIvo).contains(ofJoana);
    assertThat(ivo.get("/lobby").body()).doesNotContain(ofJoana).contains(ofIvo);
    assertThat(bruno.get("/lobby").body()).contains(ofIvo, ofJoana);
    assertThat(error(joana.post("/games/" + ofIvo + "/join", "{}"), 403)).isEqualTo("blocked");
    assertThat(error(ivo.post("/games/" + ofJoana + "/join", "{}"), 403)).isEqualTo("blocked");
    assertThat(bruno.post("/games/" + ofIvo + "/join", "{}").statusCode()).isEqualTo(200);
    ivo.delete("/relations/block/joana");
    assertThat(ivo.post("/games/" + ofJoana + "/join", "{}").statusCode()).isEqualTo(200);
  }

  @Test
  void blockedMembersHaveNoRematch() {
    TestPlayer nuno = TestPlayer.member(net, "Nuno");
    TestPlayer olga = TestPlayer.member(net, "Olga");
    String game =
        nuno.make("{'id':'r','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    assertThat(olga.post("/games/" + game + "/join", "{}").statusCode()).isEqualTo(200);
    assertThat(nuno.act(game, "'action':'abort'").statusCode()).isEqualTo(200);
    String offer = "'action':'offer','offer':'rematch'";
    assertThat(olga.act(game, offer).statusCode()).isEqualTo(200);
    nuno.put("/relations/block/olga", "{}");
    assertThat(error(nuno.act(game, "'action':'accept','offer':'rematch'"), 403))
        .isEqualTo("blocked");
    assertThat(error(nuno.act(game, "'action':'rematch'"), 403)).isEqualTo("blocked");
    assertThat(nuno.act(game, "'action':'decline','offer':'rematch'").statusCode()).isEqualTo(200);
    assertThat(error(olga.act(game, offer), 403)).isEqualTo("blocked");
    nuno.delete("/relations/block/olga");
    assertThat(olga.act(game, offer).statusCode()).isEqualTo(200);
  }

  @Test
  void onlyAPlayerReportsAGame() {
    String game = ana.make("{'id':'report','game':'talpa','second':'1'}").text("gameId");
    String path = "/games/" + game + "/report";
    assertThat(ana.put(path, "{'reason':'insults','note':'the name'}").statusCode()).isEqualTo(200);
    assertThat(error(bruno.put(path, "{'reason':'insults'}"), 403)).isEqualTo("seat");
    assertThat(error(ana.put(path, "{'reason':'boredom'}"), 400)).isEqualTo("reason");
    String longNote = "{'reason':'other','note':'%s'}".formatted("x".repeat(1001));
    assertThat(error(ana.put(path, longNote), 400)).isEqualTo("note");
    assertThat(ana.put("/games/none/report", "{'reason':'other'}").statusCode()).isEqualTo(404);
  }
}
