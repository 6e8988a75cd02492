package tabuleiro.rules.analysis;

import java.util.random.RandomGenerator;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Random games: each move drawn uniformly over the legal moves.
public final class Playout {
  private Playout() {}

  /// Plays a random game to its end along `trail` and returns the number of plies it took.
  public static int playToEnd(Trail trail, RandomGenerator random) {
    int plies = 0;
    for (int count = trail.countMoves(); count > 0; count = trail.countMoves()) {
      trail.play(trail.moveAt(SeededRandom.nextBelow(random, count)));
      plies++;
    }
    return plies;
  }
}
