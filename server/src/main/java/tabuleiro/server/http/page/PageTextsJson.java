package tabuleiro.server.http.page;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import tabuleiro.text.Messages;

/// The texts that the scripts of the pages use.
///
/// @param language `en` or `pt`
/// @param says texts by key, such as `game.your-turn`; `{0}`, `{1}` and so on are placeholders
@Json
public record PageTextsJson(String language, Map<String, String> says) {
  /// The prefixes of keys for pages: those of the bundles `site` and `study`.
  static final String GROUPS =
      "(?:site|home|new|lobby|watch|mine|account|player|game|list|learn|analysis|study)";

  /// Copies the map.
  public PageTextsJson {
    says = new TreeMap<>(says);
  }

  /// Returns all texts of a language.
  public static PageTextsJson of(Messages messages) {
    return of(messages, key -> true);
  }

  /// Returns some texts of a language.
  ///
  /// @param isUsed whether a key of the pages is included
  static PageTextsJson of(Messages messages, Predicate<String> isUsed) {
    Map<String, String> says = new TreeMap<>();
    for (String key : messages.keys()) {
      if (key.matches(GROUPS + "[.].*") && isUsed.test(key)) {
        says.put(key, messages.format(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    return new PageTextsJson(messages.language().code(), says);
  }
}
