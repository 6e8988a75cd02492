package tabuleiro.view.opening;

import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.protocol.search.ProvenResultJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Makes [ProvenResultJson] of a result.
final class ProvenResultJsonMapper {
  private ProvenResultJsonMapper() {}

  /// Returns a result with its words; empty for [Result#NONE], which is not proven.
  ///
  /// @param messages those of the game
  static Optional<ProvenResultJson> of(Result result, Messages messages) {
    return switch (result) {
      case FIRST_WINS -> Optional.of(win(result, Side.FIRST, messages));
      case SECOND_WINS -> Optional.of(win(result, Side.SECOND, messages));
      case DRAW ->
          Optional.of(new ProvenResultJson(result.format(), messages.format("search.proven-draw")));
      case NONE -> Optional.empty();
    };
  }

  private static ProvenResultJson win(Result result, Side winner, Messages messages) {
    return new ProvenResultJson(result.format(), messages.format("search.proven-win", winner));
  }
}
