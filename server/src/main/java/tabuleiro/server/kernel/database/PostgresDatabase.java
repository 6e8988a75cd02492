package tabuleiro.server.kernel.database;

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
  static DatabaseConnections open(DatabaseAddress.Postgres database) {
    return open(database, ANSWER_SECONDS, Optional.of(LIMIT_LOCKS));
  }

  /// Opens a database for work that takes long, such as a backup.
  static DatabaseConnections openPatiently(DatabaseAddress.Postgres database) {
    return open(database, PATIENT_SECONDS, Optional.empty());
  }

  private static DatabaseConnections open(
      DatabaseAddress.Postgres database, int answerSeconds, Optional<String> firstSql) {
    try {
      requireSafe(primary(database, ANSWER_SECONDS), database);
      DatabaseSchema.migrate(primary(database, PATIENT_SECONDS), database.toString());
      return DatabaseConnections.ofServer(primary(database, answerSeconds), firstSql);
    } catch (StoreException e) {
      throw e;
    } catch (SQLException | RuntimeException e) {
      throw StoreException.isFullDisk(e)
          ? StoreException.ofFailure(e)
          : PostgresFailure.of(database, e);
    }
  }

  /// Returns connections to a replica, without any check or migration.
  static DataSource replica(DatabaseAddress.Postgres database) {
    return source(database, ANSWER_SECONDS);
  }

  /// Returns connections to the first of the hosts that accepts writes.
  private static DataSource primary(DatabaseAddress.Postgres database, int answerSeconds) {
    PGSimpleDataSource source = source(database, answerSeconds);
    boolean isChosen = database.url().contains("targetServerType=");
    if (source.getServerNames().length > 1 && !isChosen) {
      source.setTargetServerType("primary");
    }
    return source;
  }

  private static PGSimpleDataSource source(DatabaseAddress.Postgres database, int answerSeconds) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(database.url());
    source.setUser(database.user());
    if (!database.password().isEmpty()) {
      source.setPassword(database.password()); // Otherwise the driver looks into ~/.pgpass.
    }
    if (!database.url().contains("ApplicationName=")) {
      source.setApplicationName("tabuleiro");
    }
    source.setSocketTimeout(answerSeconds);
    source.setTcpKeepAlive(true);
    return source;
  }

  private static void requireSafe(DataSource source, DatabaseAddress.Postgres database)
      throws SQLException {
    try (Connection connection = source.getConnection()) {
      ServerVersion.require(connection.getMetaData().getDatabaseMajorVersion(), database);
      if (isOn(connection, "transaction_read_only")) {
        throw new StoreException("store.postgres-read-only", database.toString(), "read-only");
      }
      List<String> off = new ArrayList<>();
      for (String setting : NEEDED) {
        if (!isOn(connection, setting)) {
          off.add(setting);
        }
      }
      if (!off.isEmpty()) {
        throw new StoreException("store.unsafe", String.join(", ", off));
      }
      requireSession(connection, source, database);
      DatabaseOwner.requireOurs(connection, database.toString());
    }
  }

  /// Returns whether a setting is not `off`: some have more values than two.
  private static boolean isOn(Connection connection, String setting) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet value = statement.executeQuery("SHOW " + setting)) {
      return value.next() && !value.getString(1).equals("off");
    }
  }

  /// Checks that a connection is a session of its own. A pooler that shares sessions between
  /// transactions gives two connections that are idle the same one: notifications would be lost.
  private static void requireSession(
      Connection connection, DataSource source, DatabaseAddress.Postgres database)
      throws SQLException {
    try (Connection other = source.getConnection()) {
      if (processId(connection) == processId(other)) {
        throw new StoreException("store.postgres-pooler", database.toString());
      }
    }
  }

  private static int processId(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet id = statement.executeQuery("SELECT pg_backend_pid()")) {
      id.next();
      return id.getInt(1);
    }
  }
}
