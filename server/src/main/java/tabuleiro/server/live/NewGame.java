package tabuleiro.server.live;

import java.util.Map;
import tabuleiro.rules.Side;

/// A game that was just made.
///
/// @param game the game, whose clock stands still
/// @param tokens the secrets of the seats that are kept for persons; nobody can ask for them again
public record NewGame(LiveGame game, Map<Side, String> tokens) {
  /// Copies the tokens.
  public NewGame {
    tokens = Map.copyOf(tokens);
  }
}
