package tabuleiro.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

final class AboutRoutesTest {
  @TempDir private Path folder;

  private String page(SiteOperator operator, String path) {
    ServerOptions options =
        ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
            .withOperator(operator);
    try (Server server = Server.start(options);
        TestClient net = TestClient.to(server.port())) {
      HttpResponse<String> answer = net.get(path);
      assertThat(answer.statusCode()).isEqualTo(200);
      return answer.body();
    }
  }

  @Test
  void anOperatorWithoutContactAndSourceHasNoDeadLink() {
    String page = page(SiteOperator.UNNAMED, "/about?language=en");
    assertThat(page)
        .contains("The operator of this site has given no address here.")
        .doesNotContain("The source of this site", "mailto:", "href=\"\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/about", "/privacy"})
  void theContactIsShownOnBothPages(String path) {
    SiteOperator operator = new SiteOperator("ana@example.org", "https://example.org/code");
    assertThat(page(operator, path + "?language=pt"))
        .contains(
            "<a href=\"mailto:ana@example.org\" rel=\"external noreferrer\">ana@example.org</a>");
  }

  @Test
  void theSourceIsLinkedAndEveryDesignerIsNamedWithTheRules() {
    String page = page(new SiteOperator("", "https://example.org/code?a=1&b=2"), "/about");
    assertThat(page)
        .contains("href=\"https://example.org/code?a=1&amp;b=2\"")
        .contains("Rui Alípio Monteiro", "Mark Steere", "Richard Moxham", "Arty Sandler")
        .contains("Romeral", "href=\"/learn/jostle/hex\"");
  }

  @Test
  void whatTheOperatorWritesIsEscaped() {
    String page = page(new SiteOperator("<script>alert(1)</script>", ""), "/about");
    assertThat(page).contains("&lt;script&gt;alert(1)").doesNotContain("<script>alert");
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.org, true",
    "http://example.org/a?b=c, true",
    "javascript:alert(1), false",
    "example.org, false",
    "'https://a b', false",
    "'', false"
  })
  void onlyAddressesOnTheWebAreLinked(String text, boolean isAddress) {
    assertThat(SiteOperator.isWebAddress(text)).isEqualTo(isAddress);
  }

  @ParameterizedTest
  @CsvSource({"ana@example.org, true", "'Rua Nova 1, Lisboa', true", "' ', false", "'a\nb', false"})
  void aContactIsOneLineOfText(String text, boolean isContact) {
    assertThat(SiteOperator.isContact(text)).isEqualTo(isContact);
  }
}
