package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Reads finished games: from a replica where there is one, so that archives do not slow down those
/// who play, and from the database itself what the replica does not have yet. Thread-safe.
public final class GameArchiveStore {
  private final Database database;

  GameArchiveStore(Database database) {
    this.database = database;
  }

  /// Returns finished public games, in the order in which they ended. The newest may be missing for
  /// some seconds.
  ///
  /// @param after the id of the game after which they ended; empty for all
  /// @param limit the maximum number of games
  public List<GameInfo> finished(GameFilter filter, String after, int limit) {
    return database.read(
        handle -> finishedAfterKnown(handle, filter, after, limit),
        handle -> GameQueries.finished(handle, filter, after, limit));
  }

  /// Returns nothing when the game `after` has not arrived: the list would begin anew.
  private static Optional<List<GameInfo>> finishedAfterKnown(
      Handle handle, GameFilter filter, String after, int limit) {
    return after.isEmpty() || new GameRows(handle).isFinished(after)
        ? Optional.of(GameQueries.finished(handle, filter, after, limit))
        : Optional.empty();
  }

  /// Returns a game, finished or not.
  ///
  /// @throws StoreException when no game has the id, or its hash chain is broken
  public StoredGame game(String id) {
    return database.read(handle -> findFinished(handle, id), handle -> game(handle, id));
  }

  private static Optional<StoredGame> findFinished(Handle handle, String id) {
    return new GameRows(handle).isFinished(id) ? Optional.of(game(handle, id)) : Optional.empty();
  }

  private static StoredGame game(Handle handle, String id) {
    return new StoredGame(
        new GameRows(handle).require(id),
        new EventRows(handle).history(id),
        new SeatRows(handle).ofGame(id));
  }
}
