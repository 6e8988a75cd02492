package tabuleiro.rules;

import java.util.random.RandomGenerator;

/// Random games: each move drawn uniformly over the legal moves.
public final class Playout {
  private Playout() {}

  /// Plays a random game to its end along `trail` and returns the number of plies it took.
  public static int run(Trail trail, RandomGenerator random) {
    int plies = 0;
    for (int count = trail.countMoves(); count > 0; count = trail.countMoves()) {
      trail.play(trail.moveAt(Seeds.below(random, count)));
      plies++;
    }
    return plies;
  }
}
