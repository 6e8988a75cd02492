package tabuleiro.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/// Opens a PostgreSQL database, provided that its server syncs commits to disk.
final class PostgresDatabase {
  /// Settings that lose or tear commits at a power cut when they are `off` (PostgreSQL manual,
  /// "Write Ahead Log", 19.5.1).
  private static final List<String> NEEDED =
      List.of("fsync", "synchronous_commit", "full_page_writes");

  /// How long the database may take to answer before its connection counts as lost, in seconds. A
  /// guess: longer than any statement of a server takes on a busy disk, and shorter than players
  /// are willing to wait.
  private static final int ANSWER_SECONDS = 5;

  /// The same for a migration or a backup, which may sort or rewrite a large table.
  private static final int PATIENT_SECONDS = 3600;

  /// Limits the locks of a server that is paused or cut off within a transaction: PostgreSQL ends
  /// its session before the transactions of the other servers, which wait for the locks, fail. In
  /// milliseconds; guesses, far longer than a transaction takes.
  private static final String LIMIT_LOCKS =
      "SET idle_in_transaction_session_timeout = 2000; SET lock_timeout = 3000";

  private PostgresDatabase() {}

  /// Opens a database for a server.
  static DatabaseConnections open(Database.Postgres database) {
    return open(database, ANSWER_SECONDS, Optional.of(LIMIT_LOCKS));
  }

  /// Opens a database for work that takes long, such as a backup.
  static DatabaseConnections openPatiently(Database.Postgres database) {
    return open(database, PATIENT_SECONDS, Optional.empty());
  }

  private static DatabaseConnections open(
      Database.Postgres database, int answerSeconds, Optional<String> firstSql) {
    try {
      requireSafe(source(database, ANSWER_SECONDS));
      DatabaseSchema.migrate(source(database, PATIENT_SECONDS));
      return DatabaseConnections.ofServer(source(database, answerSeconds), firstSql);
    } catch (StoreException e) {
      throw e;
    } catch (SQLException | RuntimeException e) {
      throw new StoreException("store.cannot-open", database.toString()).withCause(e);
    }
  }

  /// Returns connections for a server, without any check or migration.
  static DataSource source(Database.Postgres database) {
    return source(database, ANSWER_SECONDS);
  }

  private static DataSource source(Database.Postgres database, int answerSeconds) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(database.url());
    source.setUser(database.user());
    source.setPassword(database.password());
    source.setApplicationName("tabuleiro");
    source.setSocketTimeout(answerSeconds);
    source.setTcpKeepAlive(true);
    return source;
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
