package tabuleiro.play.players;

/// A computer player. Each instance plays at one table and may keep search results between moves.
/// Not thread-safe.
@FunctionalInterface
public interface Player extends AutoCloseable {
  /// Returns a legal move of the request's position. Precondition: the position is not terminal,
  /// and this player supports its game.
  ///
  /// @throws PlayerFailureException when the player has no move, for example because an external
  ///   engine has exited
  int chooseMove(MoveRequest request);

  /// Discards earlier search results, for a new game.
  default void startNewGame() {}

  /// Releases the player's resources, such as a process. No other method may be called afterwards.
  @Override
  default void close() {}
}
