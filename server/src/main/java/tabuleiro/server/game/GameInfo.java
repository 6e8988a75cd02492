package tabuleiro.server.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.GameId;

/// The properties of a game without its events.
///
/// @param id the game's id, which is part of its public address
/// @param gameId the game and variant
/// @param visibility who may find it
/// @param createdMillis when it was created, in milliseconds since 1970
public record GameInfo(String id, GameId gameId, Visibility visibility, long createdMillis) {
  /// Checks the id.
  ///
  /// @throws tabuleiro.play.live.InvalidIdException when the id is malformed
  public GameInfo {
    EventContent.requireId(id);
  }

  /// Reads a row of the table of games.
  public static GameInfo read(ResultSet row) throws SQLException {
    return new GameInfo(
        row.getString("id"),
        new GameId(row.getString("family"), row.getString("variant")),
        Visibility.valueOf(row.getString("visibility")),
        row.getLong("created"));
  }
}
