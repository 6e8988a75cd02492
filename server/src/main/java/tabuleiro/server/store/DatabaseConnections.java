package tabuleiro.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Optional;
import java.util.Properties;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/// The connections to an open database: one that writes, several that read.
///
/// @param writes a pool of one connection
/// @param reads a pool of a few
/// @param lock what keeps other processes out; closed last
/// @param shared opens connections to a database that other servers may use too; empty for a file
record DatabaseConnections(
    HikariDataSource writes,
    HikariDataSource reads,
    AutoCloseable lock,
    Optional<DataSource> shared)
    implements AutoCloseable {
  /// How many read at the same time. A guess: reading is quick, and there are few processors.
  private static final int READERS = 4;

  /// How long to wait for a connection before what wants it is refused. A guess: below the patience
  /// of a person, above a restart of the pool.
  private static final int PATIENCE_MILLIS = 3000;

  /// Opens a database and brings its schema up to date.
  ///
  /// @throws StoreException when it cannot be used safely
  static DatabaseConnections open(Database database) {
    return switch (database) {
      case Database.Sqlite sqlite -> SqliteDatabase.open(sqlite.file());
      case Database.Postgres postgres -> PostgresDatabase.open(postgres);
    };
  }

  /// Opens a database for reading, also while a server has it.
  ///
  /// @throws StoreException when it cannot be read
  static DatabaseConnections openForReading(Database database) {
    return switch (database) {
      case Database.Sqlite sqlite -> SqliteDatabase.openForReading(sqlite.file());
      case Database.Postgres postgres -> PostgresDatabase.open(postgres);
    };
  }

  /// Returns the connections to a file.
  static DatabaseConnections ofFile(DataSource source, AutoCloseable lock) {
    return of(source, lock, Optional.empty());
  }

  /// Returns the connections to a database that other servers may use too.
  static DatabaseConnections ofServer(DataSource source) {
    return of(source, () -> {}, Optional.of(source));
  }

  private static DatabaseConnections of(
      DataSource source, AutoCloseable lock, Optional<DataSource> shared) {
    return new DatabaseConnections(
        pool("writer", source, 1), pool("reader", source, READERS), lock, shared);
  }

  private static HikariDataSource pool(String name, DataSource source, int size) {
    HikariConfig config = new HikariConfig(new Properties());
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    return new HikariDataSource(config);
  }

  Jdbi writer() {
    return Jdbi.create(writes);
  }

  Jdbi reader() {
    return Jdbi.create(reads);
  }

  @Override
  public void close() {
    reads.close();
    writes.close();
    closeQuietly(lock);
  }

  static void closeQuietly(AutoCloseable lock) {
    try {
      lock.close();
    } catch (Exception e) {
      throw new IllegalStateException("a lock that cannot be given back", e);
    }
  }
}
