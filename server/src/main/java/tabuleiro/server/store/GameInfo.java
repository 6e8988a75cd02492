package tabuleiro.server.store;

import tabuleiro.rules.GameId;
import tabuleiro.server.event.EventContent;

/// What is known of a game without its events.
///
/// @param id the game's id, which also stands in its public address
/// @param gameId which game and variant is played
/// @param visibility who may find it
/// @param createdMillis when it was made, in milliseconds since 1970
public record GameInfo(String id, GameId gameId, Visibility visibility, long createdMillis) {
  /// Checks the id.
  ///
  /// @throws StoreException when it has another form
  public GameInfo {
    EventContent.requireId(id);
  }
}
