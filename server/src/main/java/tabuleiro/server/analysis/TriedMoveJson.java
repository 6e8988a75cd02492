package tabuleiro.server.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.view.ClickPath;
import tabuleiro.server.view.RefusalJson;
import tabuleiro.text.Messages;

/// The result of checking a click path.
///
/// @param move the text of the move that it enters; empty when it enters none
/// @param says why it is not a move, as text with the rule; empty when it is one
/// @param refusal the same in its parts; empty when it is a move
@Json
public record TriedMoveJson(String move, String says, Optional<RefusalJson> refusal) {
  /// Checks a click path.
  ///
  /// @param names the names of its click targets
  /// @param messages the messages of the game
  public static TriedMoveJson of(Position position, List<String> names, Messages messages) {
    try {
      return new TriedMoveJson(ClickPath.resolve(position, names).text(), "", Optional.empty());
    } catch (RulesException e) {
      RefusalJson refusal = RefusalJson.of(e.violation(), messages);
      return new TriedMoveJson("", messages.format(e), Optional.of(refusal));
    }
  }
}
