package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.ServedGames;

/// The page of the analysis of a played game.
final class AnalysisOfGameTest extends ServedGames {
  @Test
  void bringsTheGameAlong() {
    String id =
        ana.make("{'id':'a','game':'talpa','first':'me','second':'me','clock':'off'}")
            .text("gameId");
    ana.act(id, "'action':'resign','side':'first'");
    HttpResponse<String> page = ana.net().get("/analysis?of=" + id);
    assertThat(page.body())
        .contains("\"/games/" + id + "\":{")
        .contains("\"ending\":\"resignation\"");
    assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-store");
  }
}
