package tabuleiro.server.store.tournament;

import org.jdbi.v3.core.Handle;
import tabuleiro.server.store.game.CreatedGame;

/// Creates games within a transaction.
@FunctionalInterface
public interface GameCreator {
  /// Creates a game. Creating the same game again is harmless.
  ///
  /// @param handle the connection with the transaction
  void create(Handle handle, CreatedGame game);
}
