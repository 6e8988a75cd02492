package tabuleiro.view.text;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Makes [TextsJson].
public final class BoardTextsJsonMapper {
  private BoardTextsJsonMapper() {}

  /// Returns the texts for a game.
  ///
  /// @param messages the messages of the game
  public static TextsJson of(Messages messages) {
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
    return new TextsJson(messages.language().code(), says);
  }
}
