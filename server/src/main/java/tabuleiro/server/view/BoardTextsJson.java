package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// The texts of a board: labels of cells and buttons, descriptions of moves, and the goal of the
/// game.
///
/// @param language `en` or `pt`
/// @param says texts by key, such as `board.empty`; `{0}`, `{1}` and so on are placeholders for
///   names of cells and pieces
@Json
public record BoardTextsJson(String language, Map<String, String> says) {
  /// Copies the map.
  public BoardTextsJson {
    says = new TreeMap<>(says);
  }

  /// Returns the texts for a game.
  ///
  /// @param messages the messages of the game
  public static BoardTextsJson of(Messages messages) {
    Map<String, String> says = new TreeMap<>();
    for (String key : messages.keys()) {
      if (key.matches("(board|effect|piece|goal)\\..*")) {
        says.put(key, messages.format(key, "{0}", "{1}", "{2}", "{3}"));
      }
    }
    if (says.keySet().stream().noneMatch(key -> key.matches("goal\\.(both|first|second)"))) {
      says.put("goal.both", messages.format("tagline"));
    }
    for (Side side : Side.values()) {
      String name = side == Side.FIRST ? "side.first" : "side.second";
      says.put(name, messages.sideName(side));
      for (String form : List.of("the", "of", "to", "by")) {
        says.put(name + "." + form, messages.sideForm(side, form));
      }
    }
    return new BoardTextsJson(messages.language().code(), says);
  }
}
