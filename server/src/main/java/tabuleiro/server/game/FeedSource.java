package tabuleiro.server.game;

import java.util.Optional;
import tabuleiro.server.http.Caller;

/// What a feature sends to the players of a game who watch it: at the beginning, after a player has
/// taken a seat, and when another server or [LiveGames#receive] says that the messages of the game
/// have changed.
@FunctionalInterface
public interface FeedSource {
  /// Returns the message for a player, as JSON text; empty for none.
  ///
  /// @param caller plays a side of the game
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  Optional<String> find(LiveGame game, Caller caller);
}
