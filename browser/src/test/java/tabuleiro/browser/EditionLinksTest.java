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

  /// What only a server has: scripts and styles hide it, or ask the worker.
  private static final Pattern HIDDEN = Pattern.compile("(?s)<[^>]*for-server.*");

  @Test
  void everyLinkLeadsToAFileOfTheFolder() {
    SortedMap<String, byte[]> files = EditionSite.files();
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
            || HIDDEN.matcher(element).matches()) {
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
}
