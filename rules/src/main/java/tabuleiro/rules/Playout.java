package tabuleiro.rules;

import java.util.random.RandomGenerator;
import tabuleiro.rules.support.SeededRandom;

/// Random games: each move drawn uniformly over the legal moves. All random moves of the project
/// come from here, so that a seed gives the same game everywhere.
public final class Playout {
  private Playout() {}

  /// Returns a random legal move.
  ///
  /// Precondition: there is one.
  public static int randomMove(Position position, RandomGenerator random) {
    return position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
  }

  /// Returns a random legal move of the current position.
  ///
  /// Precondition: there is one.
  public static int randomMove(Trail trail, RandomGenerator random) {
    return trail.moveAt(SeededRandom.nextBelow(random, trail.countMoves()));
  }

  /// Plays random moves and returns the position after them.
  ///
  /// @param maxPlies the number of plies; fewer when the game ends before
  public static Position play(Position position, RandomGenerator random, int maxPlies) {
    Position last = position;
    for (int ply = 0; ply < maxPlies && !last.outcome().isOver(); ply++) {
      last = last.playUnchecked(randomMove(last, random));
    }
    return last;
  }

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
