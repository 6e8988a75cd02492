package tabuleiro.bench;

import java.util.random.RandomGenerator;
import tabuleiro.engine.Engines;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// What measurements of the engine have in common.
final class Probe {
  private Probe() {}

  /// Returns the position after some random moves, or after fewer that have ended the game.
  static Position afterRandomMoves(Position start, int plies, long seed) {
    RandomGenerator random = Seeds.random(seed);
    Position position = start;
    for (int ply = 0; ply < plies && !position.outcome().isOver(); ply++) {
      int move = position.moveAt(Seeds.below(random, position.countMoves()));
      position = position.playUnchecked(move);
    }
    return position;
  }

  /// Returns the best line of a search from an empty table.
  ///
  /// @param mebibytes of memory for the table or the tree
  static Thought search(Position position, Limits limits, int mebibytes, int threads) {
    return Engines.searcher(position.game().id().game(), mebibytes, threads)
        .search(position, limits, 1, new Stop(), thought -> {})
        .getFirst();
  }
}
