package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// What a drawn board says: labels of cells, of buttons, and what a move does.
///
/// @param language `en` or `pt`
/// @param says texts by key, such as `board.empty`; `{0}`, `{1}` and so on stand where the page
///   puts names of cells and pieces
@Json
public record TextsJson(String language, Map<String, String> says) {
  /// Copies the map.
  public TextsJson {
    says = new TreeMap<>(says);
  }

  /// Returns the texts for a game.
  ///
  /// @param words those of the game
  public static TextsJson of(Messages words) {
    Map<String, String> says = new TreeMap<>();
    for (String key : words.keys()) {
      if (key.matches("(board|effect|piece)\\..*")) {
        says.put(key, words.say(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    says.put("side.first", words.side(Side.FIRST));
    says.put("side.second", words.side(Side.SECOND));
    return new TextsJson(words.language().code(), says);
  }
}
