package tabuleiro.engine.search;

import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// What was searched: two searches with equal keys are of the same position, with as many
/// variations.
record SearchKey(Game game, long hash, int variations) {
  static SearchKey of(Position position, int variations) {
    return new SearchKey(position.game(), position.hash(), variations);
  }
}
