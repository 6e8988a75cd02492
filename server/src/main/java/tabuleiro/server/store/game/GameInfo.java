package tabuleiro.server.store.game;

import tabuleiro.rules.GameId;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.store.StoreException;

/// The properties of a game without its events.
///
/// @param id the game's id, which is part of its public address
/// @param gameId the game and variant
/// @param visibility who may find it
/// @param createdMillis when it was created, in milliseconds since 1970
public record GameInfo(String id, GameId gameId, Visibility visibility, long createdMillis) {
  /// Checks the id.
  ///
  /// @throws StoreException when the id is malformed
  public GameInfo {
    EventContent.requireId(id);
  }
}
