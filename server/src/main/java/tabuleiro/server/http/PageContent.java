package tabuleiro.server.http;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import tabuleiro.text.Messages;

/// A page with the answers of the API that its script needs, so that the browser need not request
/// them.
///
/// @param template the name of the template
/// @param edition identifies the values, such as the name of a game; a page is rendered once for
///   each edition and language, so their number must be bounded
/// @param values returns the values of the template in a language
/// @param answers answers of the API as JSON text, by their path below `/api/v2`
/// @param isPersonal whether an answer depends on the visitor or on the time, so that the page must
///   not be cached
/// @param summary what others show of the page; empty where the template says it
public record PageContent(
    String template,
    String edition,
    Function<Messages, Map<String, String>> values,
    SortedMap<String, String> answers,
    boolean isPersonal,
    Optional<PageSummary> summary) {
  /// Copies the map. Its order is that of the page, whose hash must not change.
  public PageContent {
    answers = Collections.unmodifiableSortedMap(new TreeMap<>(answers));
  }

  /// Returns a page without values and answers.
  public static PageContent of(String template) {
    return of(template, "", _ -> Map.of());
  }

  /// Returns a page with values and without answers.
  public static PageContent of(
      String template, String edition, Function<Messages, Map<String, String>> values) {
    return new PageContent(template, edition, values, new TreeMap<>(), false, Optional.empty());
  }

  /// Returns this page with one more answer.
  ///
  /// @param path the path below `/api/v2`, such as `/catalogue`
  /// @param json the answer
  public PageContent with(String path, String json) {
    SortedMap<String, String> more = new TreeMap<>(answers);
    more.put(path, json);
    return new PageContent(template, edition, values, more, isPersonal, summary);
  }

  /// Returns this page with an answer that depends on the visitor or on the time.
  public PageContent withPersonal(String path, String json) {
    return new PageContent(template, edition, values, with(path, json).answers(), true, summary);
  }

  /// Returns this page, which is not to be found by search engines, and not kept for its address.
  public PageContent unlisted() {
    return new PageContent(template, edition, values, answers, true, summary);
  }

  /// Returns this page with a summary.
  public PageContent withSummary(PageSummary other) {
    return new PageContent(template, edition, values, answers, isPersonal, Optional.of(other));
  }
}
