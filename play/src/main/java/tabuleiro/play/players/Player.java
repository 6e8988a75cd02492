package tabuleiro.play.players;

/// Whoever chooses moves by computing. A player sits at one table, where it may remember what it
/// thought before. Not safe for several threads.
@FunctionalInterface
public interface Player extends AutoCloseable {
  /// Returns a legal move of the turn's position.
  ///
  /// Precondition: the game goes on, and is one that this player knows.
  ///
  /// @throws PlayerFailureException when it has none to give, as an outside engine that has died
  int chooseMove(MoveRequest turn);

  /// Forgets what it has found, as for a new game.
  default void startNewGame() {}

  /// Ends what the player holds, such as a process. A closed player is asked for nothing more.
  @Override
  default void close() {}
}
