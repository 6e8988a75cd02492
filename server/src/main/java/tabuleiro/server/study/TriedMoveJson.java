package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.view.ClickPath;
import tabuleiro.text.Messages;

/// What a click path would do.
///
/// @param move the text of the move that it enters; empty when it enters none
/// @param rule the number of the rule that forbids it; empty when none does
/// @param says why it is no move, in words, with the rule; empty when it is one
@Json
public record TriedMoveJson(String move, String rule, String says) {
  /// Tries a click path.
  ///
  /// @param names the names of its spots
  /// @param words those of the game
  static TriedMoveJson of(Position position, List<String> names, Messages words) {
    try {
      return new TriedMoveJson(position.formatMove(ClickPath.resolve(position, names)), "", "");
    } catch (RulesException e) {
      return new TriedMoveJson("", e.violation().rule(), words.format(e));
    }
  }
}
