package tabuleiro.server.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.text.Language;

final class EditionPagesTest {
  private static final Pattern PLACE = Pattern.compile("<body data-place=\"([a-z]+)\"");

  /// The entries of the header, without those that only a server has.
  private static final Pattern ENTRY =
      Pattern.compile("<a (?!class=\"for-server\")data-place=\"([a-z]+)\"");

  @Test
  void everyPageBelongsToAPlaceThatTheEditionHas() {
    for (OfflinePage page : EditionPages.all()) {
      String html =
          EditionPages.marked(
              PageRenderer.render(page.content().apply(Language.ENGLISH), Language.ENGLISH),
              "data-edition=\"folder\"",
              new EditionVersion("0", "0"),
              Language.ENGLISH);
      List<String> places = ENTRY.matcher(html).results().map(found -> found.group(1)).toList();
      assertThat(places).as(page.path()).contains("play", "learn").doesNotContain("watch");
      PLACE
          .matcher(html)
          .results()
          .forEach(found -> assertThat(places).as(page.path()).contains(found.group(1)));
    }
  }
}
