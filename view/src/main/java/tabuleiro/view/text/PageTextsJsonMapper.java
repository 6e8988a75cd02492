package tabuleiro.view.text;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.text.Messages;

/// Makes [TextsJson].
public final class PageTextsJsonMapper {
  /// The prefixes of keys for pages: those of the bundles `site` and `study`.
  public static final String GROUPS =
      "(?:site|home|new|lobby|watch|mine|account|player|game|list|learn|analysis|study)";

  private PageTextsJsonMapper() {}

  /// Returns whether a script uses the text of a key. It names a key whole, or its beginning before
  /// `${`.
  ///
  /// @param script the text of the script, with all that it imports
  public static Predicate<String> usedKeys(String script) {
    Set<String> whole = new TreeSet<>();
    Set<String> beginnings = new TreeSet<>();
    Pattern.compile("['\"`](" + GROUPS + "\\.[a-z0-9.-]*)(\\$\\{)?")
        .matcher(script)
        .results()
        .forEach(found -> (found.group(2) == null ? whole : beginnings).add(found.group(1)));
    return key -> whole.contains(key) || beginnings.stream().anyMatch(key::startsWith);
  }

  /// Returns all texts of a language.
  public static TextsJson of(Messages messages) {
    return of(messages, key -> true);
  }

  /// Returns some texts of a language.
  ///
  /// @param isUsed whether a key of the pages is included
  public static TextsJson of(Messages messages, Predicate<String> isUsed) {
    Map<String, String> says = new TreeMap<>();
    for (String key : messages.keys()) {
      if (key.matches(GROUPS + "[.].*") && isUsed.test(key)) {
        says.put(key, messages.format(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    return new TextsJson(messages.language().code(), says);
  }
}
