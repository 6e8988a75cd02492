package tabuleiro.server.social;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.Database;

/// Stores what players report to the operator. Thread-safe.
///
/// @param database runs the transactions
public record ReportStore(Database database) {
  /// Stores a report. It replaces an earlier one of the player about the game, also a closed one.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<Boolean> save(
      String game, PlayerId player, String reason, String note, long nowMillis) {
    return database.write(handle ->
        handle.execute(
                """
                INSERT INTO game_report (game, player, reason, note, millis) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (game, player) DO UPDATE
                SET reason = excluded.reason, note = excluded.note, millis = excluded.millis,
                  closed = 0\
                """,
                game,
                player.text(),
                reason,
                note,
                nowMillis)
            == 1);
  }

  /// Closes the open reports about a game.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return how many there were
  public static int close(Handle handle, String game, long nowMillis) {
    return handle.execute(
        "UPDATE game_report SET closed = ? WHERE game = ? AND closed = 0", nowMillis, game);
  }

  /// Deletes the reports about a game, for the operator.
  public static void deleteGame(Handle handle, String game) {
    handle.execute("DELETE FROM game_report WHERE game = ?", game);
  }

  /// Returns the last open reports, the newest first.
  ///
  /// @param limit the maximum number of reports
  public List<GameReport> last(int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT r.*, COALESCE(m.name, '') AS reporter FROM game_report r
                LEFT JOIN member m ON m.id = r.player
                WHERE r.closed = 0 ORDER BY r.millis DESC, r.game LIMIT ?\
                """)
            .bind(0, limit)
            .mapTo(GameReport.class)
            .list());
  }
}
