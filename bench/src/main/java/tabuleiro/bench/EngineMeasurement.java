package tabuleiro.bench;

import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// What the measurements of the engine share.
final class EngineMeasurement {
  private EngineMeasurement() {}

  /// Returns the position after a number of random moves, or after fewer if they end the game.
  static Position afterRandomMoves(Position start, int plies, long seed) {
    return Playout.play(start, SeededRandom.of(seed), plies);
  }

  /// Returns the best variation of a search with an empty table.
  ///
  /// @param mebibytes the memory for the table or the tree
  static SearchInfo search(Position position, MoveLimits limits, int mebibytes, int threads) {
    return SearcherFactory.create(position.game().id().game(), mebibytes, threads)
        .search(position, limits, 1, new StopSignal(), _ -> {})
        .getFirst();
  }
}
