package tabuleiro.server.http;

import io.avaje.jsonb.Json;
import java.util.List;

/// What the service worker keeps in a browser.
///
/// @param version identifies the content of all pages
/// @param pages the paths of the pages
/// @param answers the paths of answers of the API
@Json
public record OfflineJson(String version, List<String> pages, List<String> answers) {
  /// Copies the lists.
  public OfflineJson {
    pages = List.copyOf(pages);
    answers = List.copyOf(answers);
  }
}
