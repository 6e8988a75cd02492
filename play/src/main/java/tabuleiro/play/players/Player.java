package tabuleiro.play.players;

import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// A computer player. Each instance plays at one table and may keep search results between moves.
/// Not thread-safe.
@FunctionalInterface
public interface Player extends AutoCloseable {
  /// The nodes of the search of [#prepare]. A guess; it takes some tenths of a second.
  int WARM_UP_NODES = 3_000;

  /// Returns a legal move of the request's position. Precondition: the position is not terminal,
  /// and this player supports its game.
  ///
  /// @throws PlayerFailureException when the player has no move, for example because an external
  ///   engine has exited
  int chooseMove(MoveRequest request);

  /// Makes a short search, which loads and compiles the code, and discards its results: the first
  /// move is then not slower than the others.
  ///
  /// @param position a position of the player's game that is not terminal
  /// @throws PlayerFailureException as [#chooseMove]
  default void prepare(Position position) {
    chooseMove(MoveRequest.of(position, MoveLimits.ofNodes(WARM_UP_NODES), SeededRandom.of(0)));
    startNewGame();
  }

  /// Discards earlier search results, for a new game.
  default void startNewGame() {}

  /// Releases the player's resources, such as a process. No other method may be called afterwards.
  @Override
  default void close() {}
}
