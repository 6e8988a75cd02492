package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.rules.Violation;
import tabuleiro.text.Messages;

/// Which rule forbids a move or a position, why, and where.
///
/// @param rule the number of the rule; empty when only the form of a text is wrong
/// @param reason why, as text without the rule
/// @param cells the names of the cells to highlight
@Json
public record RefusalJson(String rule, String reason, List<String> cells) {
  /// Returns a violation as JSON.
  ///
  /// @param messages the messages of the game
  public static RefusalJson of(Violation violation, Messages messages) {
    return new RefusalJson(
        violation.rule(), messages.format(violation.message()), violation.cells());
  }
}
