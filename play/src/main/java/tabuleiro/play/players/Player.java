package tabuleiro.play.players;

import java.util.random.RandomGenerator;
import tabuleiro.rules.Position;

/// Whoever chooses moves by computing. Players keep no state, hence are safe to share between
/// threads.
@FunctionalInterface
public interface Player {
  /// Returns a legal move of `position`; all chance comes from `random`.
  ///
  /// Precondition: the game goes on, and is one that this player knows.
  int chooseMove(Position position, RandomGenerator random);
}
