package tabuleiro.server.game;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;

/// Stores the replies that players have prepared. Thread-safe.
///
/// @param database runs the transactions
record PreparedReplyStore(Database database) {
  /// Replaces the replies that a player has prepared.
  public CompletableFuture<Integer> save(String game, Side side, PreparedReplies prepared) {
    return database.write(handle ->
        handle.execute(
            """
            INSERT INTO prepared (game, side, position, replies) VALUES (?, ?, ?, ?)
            ON CONFLICT (game, side) DO UPDATE
              SET position = excluded.position, replies = excluded.replies\
            """,
            game,
            side.name(),
            prepared.position(),
            prepared.format()));
  }

  /// Returns the replies that a player has prepared; empty when there were never any.
  public Optional<PreparedReplies> find(String game, Side side) {
    return database.read(handle ->
        handle
            .createQuery("SELECT position, replies FROM prepared WHERE game = ? AND side = ?")
            .bind(0, game)
            .bind(1, side.name())
            .map((row, _) ->
                PreparedReplies.parse(row.getString("position"), row.getString("replies")))
            .findOne());
  }
}
