package tabuleiro.server.admin;

import java.util.List;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// The audit log. Thread-safe.
///
/// @param database runs the transactions
record AdminLog(Database database) {
  /// Appends a command, in the transaction of its effect, unless it is logged already.
  static void append(Handle handle, AdminEntry entry) {
    handle.execute(
        """
        INSERT INTO admin_log (number, id, millis, operator, command, subject, detail)
        SELECT COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT),
          CAST(? AS TEXT), CAST(? AS TEXT)
        FROM admin_log WHERE TRUE ON CONFLICT (id) DO NOTHING\
        """,
        entry.id(),
        entry.millis(),
        entry.operator(),
        entry.command(),
        entry.subject(),
        entry.detail());
  }

  /// Returns whether a command is logged.
  static boolean contains(Handle handle, AdminEntry entry) {
    return handle
        .createQuery("SELECT 1 FROM admin_log WHERE id = ?")
        .bind(0, entry.id())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Returns the last commands, the newest first.
  ///
  /// @param limit the maximum number of commands
  public List<AdminEntry> last(int limit) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM admin_log ORDER BY number DESC LIMIT ?")
            .bind(0, limit)
            .mapTo(AdminEntry.class)
            .list());
  }

  /// Returns the number of commands, which tells a server that there is a new one.
  public int count() {
    return database.read(handle ->
        handle
            .createQuery("SELECT COALESCE(MAX(number), 0) FROM admin_log")
            .mapTo(Integer.class)
            .one());
  }
}
