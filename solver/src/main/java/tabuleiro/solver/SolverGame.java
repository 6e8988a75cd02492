package tabuleiro.solver;

import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// A game as solvers see it: one that ends because every move leads to a higher layer. Immutable,
/// hence safe to share between threads.
public interface SolverGame {
  /// Returns the game.
  Game game();

  /// Returns a new line that begins at a position of the game.
  SolverTrail trail(Position position);

  /// Returns whether some games end in a draw.
  boolean hasDraws();

  /// Returns whether every key is of one position and its images alone.
  boolean hasExactKeys();

  /// Returns how many layers there are.
  int layerCount();

  /// Returns the most layers that one move rises.
  int maxLayerIncrease();
}
