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
public record BoardTextsJson(String language, Map<String, String> says) {
  /// Copies the map.
  public BoardTextsJson {
    says = new TreeMap<>(says);
  }

  /// Returns the texts for a game.
  ///
  /// @param words those of the game
  public static BoardTextsJson of(Messages words) {
    Map<String, String> says = new TreeMap<>();
    for (String key : words.keys()) {
      if (key.matches("(board|effect|piece)\\..*")) {
        says.put(key, words.format(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    says.put("side.first", words.sideName(Side.FIRST));
    says.put("side.second", words.sideName(Side.SECOND));
    return new BoardTextsJson(words.language().code(), says);
  }
}
