package tabuleiro.view.position;

import tabuleiro.protocol.position.VariationJson;
import tabuleiro.rules.Outcome;
import tabuleiro.text.Messages;

/// Makes [VariationJson].
public final class VariationJsonMapper {
  private VariationJsonMapper() {}

  /// Returns a variation as JSON.
  ///
  /// @param messages the messages of the game
  public static VariationJson of(Variation variation, Messages messages) {
    return new VariationJson(
        variation.start().game().id().game(),
        variation.start().game().id().variant(),
        variation.start().format(),
        variation.movesJson(messages),
        PositionJsonMapper.of(variation.end(), messages),
        ending(variation.end().outcome(), messages));
  }

  /// Returns how a game has ended, as text; empty while it is in progress.
  ///
  /// @param messages the messages of the game
  public static String ending(Outcome outcome, Messages messages) {
    return outcome
        .message()
        .map(why ->
            outcome
                .winner()
                .map(side -> messages.format("analysis.over.won", side, why))
                .orElseGet(() -> messages.format("analysis.over.draw", why)))
        .orElse("");
  }
}
