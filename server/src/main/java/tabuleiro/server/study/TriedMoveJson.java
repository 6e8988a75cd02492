package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.view.ClickPath;
import tabuleiro.text.Messages;

/// The result of checking a click path.
///
/// @param move the text of the move that it enters; empty when it enters none
/// @param rule the number of the rule that forbids it; empty when none does
/// @param says why it is not a move, as text with the rule; empty when it is one
@Json
public record TriedMoveJson(String move, String rule, String says) {
  /// Checks a click path.
  ///
  /// @param names the names of its click targets
  /// @param messages the messages of the game
  public static TriedMoveJson of(Position position, List<String> names, Messages messages) {
    try {
      return new TriedMoveJson(ClickPath.resolve(position, names).text(), "", "");
    } catch (RulesException e) {
      return new TriedMoveJson("", e.violation().rule(), messages.format(e));
    }
  }
}
