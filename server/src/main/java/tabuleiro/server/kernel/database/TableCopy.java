package tabuleiro.server.kernel.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Copies all rows from one database to another with the same schema; either can be SQLite or
/// PostgreSQL.
///
/// @param from the source, in a transaction that reads a consistent snapshot
/// @param to the target, in a transaction; it holds no rows yet
public record TableCopy(Handle from, Handle to) {
  /// Tables that others refer to come first.
  private static final List<String> TABLES =
      List.of(
          "member",
          "member_session",
          "known_device",
          "recovery_code",
          "passkey",
          "passkey_challenge",
          "invitation",
          "site_setting",
          "admin_log",
          "game",
          "seat",
          "device",
          "device_code",
          "event",
          "prepared",
          "study",
          "study_entry",
          "heartbeat",
          "downtime",
          "push_key",
          "push_subscription",
          "quiet_hours",
          "push_notice",
          "rating",
          "puzzle_attempt",
          "puzzle_storm",
          "connected_member",
          "rating_change",
          "rated_position",
          "rated_game",
          "seat_origin",
          "tournament",
          "tournament_player",
          "tournament_game",
          "relation",
          "game_report",
          "chat_message",
          "chat_off",
          "finished_game",
          "opening_position",
          "quick_challenge",
          "pairing_request",
          "engine_comparison");

  /// How many rows are inserted at a time. A guess: some hundred kilobytes.
  private static final int BATCH_SIZE = 1000;

  public void copyAll() {
    try {
      for (String table : TABLES) {
        copy(table);
      }
    } catch (SQLException e) {
      throw StoreException.ofFailure(e);
    }
  }

  private void copy(String table) throws SQLException {
    Connection source = from.getConnection();
    Connection target = to.getConnection();
    try (PreparedStatement read = source.prepareStatement("SELECT * FROM " + table)) {
      read.setFetchSize(BATCH_SIZE);
      try (ResultSet rows = read.executeQuery();
          PreparedStatement write = target.prepareStatement(insert(table, rows))) {
        int waiting = 0;
        while (rows.next()) {
          for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
            write.setObject(i, rows.getObject(i));
          }
          write.addBatch();
          if (++waiting % BATCH_SIZE == 0) {
            write.executeBatch();
          }
        }
        write.executeBatch();
      }
    }
  }

  private static String insert(String table, ResultSet rows) throws SQLException {
    int columns = rows.getMetaData().getColumnCount();
    StringBuilder names = new StringBuilder(rows.getMetaData().getColumnName(1));
    for (int i = 2; i <= columns; i++) {
      names.append(", ").append(rows.getMetaData().getColumnName(i));
    }
    String values = String.join(", ", Collections.nCopies(columns, "?"));
    return "INSERT INTO " + table + " (" + names + ") VALUES (" + values + ")";
  }
}
