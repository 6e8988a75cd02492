package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The links in the edition as a folder, as files.
final class EditionLinksTest {
  private static final Pattern LINK = Pattern.compile(" (?:href|src|action)=\"([^\"]+)\"");

  /// Elements that only a server's pages show, and the pages to which they lead. `EditionTest`
  /// follows the links that are visible.
  private static final Pattern HIDDEN = Pattern.compile("(?s)<[^>]*for-server.*");

  private static final Pattern OF_SERVERS =
      Pattern.compile("(.*/)?(account|lobby|studies)/|/puzzles/next");

  @Test
  void everyLinkLeadsToAFileOfTheFolder() {
    SortedMap<String, byte[]> files = EditionSite.files(Map.of());
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      String name = file.getKey();
      if (!name.endsWith(".html")) {
        continue;
      }
      String html = new String(file.getValue(), StandardCharsets.UTF_8);
      for (MatchResult link : LINK.matcher(html).results().toList()) {
        String target = link.group(1).replace("&amp;", "&");
        String element = html.substring(html.lastIndexOf('<', link.start()), link.start());
        if (target.matches("(?s)(https?|mailto|data):.*|#.*")
            || HIDDEN.matcher(element).matches()
            || OF_SERVERS.matcher(target).matches()) {
          continue;
        }
        links++;
        String path = URI.create("/" + name).resolve(target).getPath().substring(1);
        String found = path.isEmpty() || path.endsWith("/") ? path + "index.html" : path;
        if (!files.containsKey(found)) {
          broken.add(name + ": " + target);
        }
      }
    }
    assertThat(links).isGreaterThan(10_000);
    assertThat(broken).isEmpty();
  }

  @Test
  void theJavadocIsLinkedWhereItWasBuilt() {
    String page = "docs/en/how-to/use-the-library.html";
    byte[] content = "rules".getBytes(StandardCharsets.UTF_8);
    SortedMap<String, byte[]> with = EditionSite.files(Map.of("rules/index.html", content));
    assertThat(with).containsEntry("docs/api/rules/index.html", content);
    assertThat(new String(with.getOrDefault(page, content), StandardCharsets.UTF_8))
        .contains("<a href=\"../../api/rules/index.html\">rules</a>");
    assertThat(
            new String(
                EditionSite.files(Map.of()).getOrDefault(page, content), StandardCharsets.UTF_8))
        .doesNotContain("Javadoc: <a");
  }
}
