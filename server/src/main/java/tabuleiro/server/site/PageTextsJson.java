package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.text.Messages;

/// What the scripts of the pages say.
///
/// @param language `en` or `pt`
/// @param says texts by key, such as `game.your-turn`; `{0}`, `{1}` and so on stand for arguments
@Json
public record PageTextsJson(String language, Map<String, String> says) {
  /// The groups of keys that belong to pages; those of the bundles `site` and `study`.
  private static final String GROUPS =
      "(site|home|new|lobby|watch|mine|game|list|learn|analysis|study)[.].*";

  /// Copies the map.
  public PageTextsJson {
    says = new TreeMap<>(says);
  }

  /// Returns the words of a language.
  public static PageTextsJson of(Messages words) {
    Map<String, String> says = new TreeMap<>();
    for (String key : words.keys()) {
      if (key.matches(GROUPS)) {
        says.put(key, words.format(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    return new PageTextsJson(words.language().code(), says);
  }
}
