package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// A result with perfect play that is proven.
///
/// @param result `1-0`, `0-1` or `1/2-1/2`
/// @param says the result in words, such as "Red wins"
@Json
record ProvenResultJson(String result, String says) {
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
