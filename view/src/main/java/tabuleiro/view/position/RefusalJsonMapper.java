package tabuleiro.view.position;

import tabuleiro.protocol.position.RefusalJson;
import tabuleiro.rules.Violation;
import tabuleiro.text.Messages;

/// Makes [RefusalJson].
public final class RefusalJsonMapper {
  private RefusalJsonMapper() {}

  /// Returns a violation as JSON.
  ///
  /// @param messages the messages of the game
  public static RefusalJson of(Violation violation, Messages messages) {
    return new RefusalJson(
        violation.rule(), messages.format(violation.message()), violation.cells());
  }
}
