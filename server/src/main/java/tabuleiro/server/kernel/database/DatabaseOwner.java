package tabuleiro.server.kernel.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Tells a database of this program from those of others.
final class DatabaseOwner {
  /// Where Flyway records the migrations.
  private static final String HISTORY = "flyway_schema_history";

  /// The first migration of this program. Other programs use Flyway too.
  private static final String FIRST = "V1__games_and_events.sql";

  private DatabaseOwner() {}

  /// Checks that a database has no tables, or those of this program.
  ///
  /// @param name the file or the address, for the message
  /// @throws SQLException when it cannot be read
  /// @throws StoreException when the tables are those of another program
  public static void requireOurs(Connection connection, String name) throws SQLException {
    List<String> tables = tables(connection);
    if (tables.isEmpty()) {
      return;
    }
    if (!tables.contains(HISTORY) || !firstMigration(connection).equals(FIRST)) {
      String example =
          tables.stream().filter(table -> !table.equals(HISTORY)).findFirst().orElse(HISTORY);
      throw new StoreException("store.foreign", name, example);
    }
  }

  private static List<String> tables(Connection connection) throws SQLException {
    String[] kinds = {"TABLE", "VIEW", "PARTITIONED TABLE"};
    List<String> tables = new ArrayList<>();
    try (ResultSet rows =
        connection.getMetaData().getTables(null, connection.getSchema(), "%", kinds)) {
      while (rows.next()) {
        String table = rows.getString("TABLE_NAME");
        if (!table.startsWith("sqlite_")) {
          tables.add(table);
        }
      }
    }
    return tables;
  }

  private static String firstMigration(Connection connection) throws SQLException {
    String sql =
        "SELECT script FROM " + HISTORY + " WHERE version IS NOT NULL ORDER BY installed_rank";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getString(1) : "";
    }
  }
}
