package tabuleiro.solver;

import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// A game that the solvers can solve: every move leads to a higher layer, so no position repeats.
/// Implementations are immutable and safe to share between threads.
public interface SolverGame {
  /// Returns the game.
  Game game();

  /// Returns a new trail that starts at a position of the game.
  SolverTrail trail(Position position);

  /// Returns whether a game can end in a draw.
  default boolean hasDraws() {
    return game().hasDraws();
  }

  /// Returns whether every key belongs to one position and its symmetric images only.
  boolean hasExactKeys();

  /// Returns the number of layers.
  int layerCount();

  /// Returns the largest number of layers that one move can rise.
  int maxLayerIncrease();
}
