package tabuleiro.server.game;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.games.Games;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The rows of games, within a transaction.
///
/// @param handle the connection with the transaction
record GameRows(Handle handle) {
  /// Adds a game. Returns whether its id was free.
  boolean insert(GameInfo info) {
    return handle.execute(
            """
            INSERT INTO game (id, family, variant, visibility, created) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING\
            """,
            info.id(),
            info.gameId().game(),
            info.gameId().variant(),
            info.visibility().name(),
            info.createdMillis())
        == 1;
  }

  Optional<GameInfo> find(String id) {
    return handle
        .createQuery("SELECT * FROM game WHERE id = ?")
        .bind(0, id)
        .mapTo(GameInfo.class)
        .findOne();
  }

  /// Returns a game that can be shown.
  ///
  /// @throws StoreException when no game has the id, or its rules are missing
  GameInfo require(String id) {
    GameInfo info = find(id).orElseThrow(() -> new StoreException(StoreFailure.NO_GAME, id));
    String family = info.gameId().game();
    if (Games.find(family).isEmpty()) {
      throw StoreException.withoutRules(id, family);
    }
    return info;
  }

  /// Returns whether a game has ended; false when no game has the id.
  boolean isFinished(String id) {
    return handle
        .createQuery("SELECT COUNT(finished) FROM game WHERE id = ?")
        .bind(0, id)
        .mapTo(Integer.class)
        .one()
        .equals(1);
  }
}
