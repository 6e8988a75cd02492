package tabuleiro.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/// Opens a PostgreSQL database, provided that its server syncs commits to disk.
final class PostgresDatabase {
  /// Settings that lose or tear commits at a power cut when they are `off` (PostgreSQL manual,
  /// "Write Ahead Log", 19.5.1).
  private static final List<String> NEEDED =
      List.of("fsync", "synchronous_commit", "full_page_writes");

  private PostgresDatabase() {}

  static DatabaseConnections open(Database.Postgres database) {
    try {
      PGSimpleDataSource source = new PGSimpleDataSource();
      source.setUrl(database.url());
      source.setUser(database.user());
      source.setPassword(database.password());
      source.setApplicationName("tabuleiro");
      requireSafe(source);
      DatabaseSchema.migrate(source);
      return DatabaseConnections.ofServer(source);
    } catch (StoreException e) {
      throw e;
    } catch (SQLException | RuntimeException e) {
      throw new StoreException("store.cannot-open", database.toString()).withCause(e);
    }
  }

  private static void requireSafe(DataSource source) throws SQLException {
    List<String> off = new ArrayList<>();
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      for (String setting : NEEDED) {
        try (ResultSet value = statement.executeQuery("SHOW " + setting)) {
          if (value.next() && value.getString(1).equals("off")) {
            off.add(setting);
          }
        }
      }
    }
    if (!off.isEmpty()) {
      throw new StoreException("store.unsafe", String.join(", ", off));
    }
  }
}
