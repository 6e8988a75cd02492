package tabuleiro.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.ServedGames;

/// What a server answers at an address where there is nothing.
final class ProblemPagesTest extends ServedGames {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v2/texts/chess",
        "/api/v2/boards/talpa/99x99",
        "/api/v2/boards/chess/8x8",
        "/api/v2/demos/talpa/4x4"
      })
  void unknownResourcesAreNotFound(String path) {
    assertThat(net.get(path).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource({
    "/nosuch, Não há nada neste endereço; confirme a ligação.",
    "/learn/chess, Não há nada neste endereço; confirme a ligação.",
    "/site/none.css, Não há nada neste endereço; confirme a ligação.",
    "/g/<b>, Não há nenhuma partida com o identificador",
    "/s/none, Não há nenhum estudo com o identificador",
    "/analysis?of=none, Não há nenhuma partida com o identificador",
    "/analysis?game=chess, Não há nada neste endereço; confirme a ligação.",
    "/analysis?game=talpa&variant=99x99, Não há nada neste endereço; confirme a ligação."
  })
  void notFoundIsPageForBrowsersAndJsonForPrograms(String address, String says) {
    String path = address.replace("<b>", "%3Cb%3E");
    String inPortuguese = path + (path.contains("?") ? "&" : "?") + "language=pt";
    HttpResponse<String> page = net.get(inPortuguese, "Accept", "text/html,*/*;q=0.8");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
    assertThat(page.body())
        .contains("<html lang=\"pt\">", says, "href=\"/mine\"")
        .doesNotContain("{{", "<b>");
    HttpResponse<String> answer = net.get(path, "Accept", "application/json");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).startsWith("{\"error\":\"no");
  }

  @Test
  void programsGetProblemsAsJson() {
    assertThat(net.get("/nosuch", "Accept", "*/*").body()).startsWith("{\"error\":\"not-found\"");
    assertThat(net.get("/api/v2/nosuch", "Accept", "text/html").body())
        .startsWith("{\"error\":\"not-found\"");
    assertThat(net.get("/api/v2/nosuch", "Accept", "application/json").body())
        .startsWith("{\"error\":\"not-found\"");
  }
}
