package tabuleiro.server.game;

import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.GameId;

/// The properties of a game without its events.
///
/// @param id the game's id, which is part of its public address
/// @param gameId the game and variant
/// @param visibility who may find it
/// @param createdMillis when it was created, in milliseconds since 1970
public record GameInfo(
    String id, @Nested GameId gameId, Visibility visibility, long createdMillis) {
  /// Checks the id.
  ///
  /// @throws tabuleiro.play.live.InvalidIdException when the id is malformed
  public GameInfo {
    EventContent.requireId(id);
  }
}
