package tabuleiro.server.kernel.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import tabuleiro.server.kernel.metrics.ValueGauge;

/// The connections to an open database: one for writing, several for reading.
///
/// @param writes a pool of one connection
/// @param reads a pool of [#READERS] connections
/// @param readThreads run the queries on a file; empty for a server
/// @param lock keeps other processes out; closed last
/// @param shared connects the servers on a database that others may use too; empty for a file
public record DatabaseConnections(
    DataSource writes,
    DataSource reads,
    Optional<Executor> readThreads,
    AutoCloseable lock,
    Optional<ChangeChannel> shared)
    implements AutoCloseable, MeterBinder {
  /// How many queries of those who play run at a time. A guess: they are short, and there are few
  /// processors.
  private static final int PLAY_READERS = 4;

  /// The number of connections for reading. The others are for long work, which has as many threads
  /// at most.
  private static final int READERS = 2 * PLAY_READERS;

  private static final int KEPT_SECONDS = 60;

  /// How long a request waits for a connection before it fails. A guess: less than users are
  /// willing to wait, more than a restart of the pool.
  private static final int CONNECTION_TIMEOUT_MILLIS = 3000;

  /// How long a request waits for a connection to a replica before it reads the database itself. A
  /// guess: longer than it takes to connect.
  private static final int REPLICA_TIMEOUT_MILLIS = 1000;

  /// How long a connection may take to show that it is alive, when it was not used for half a
  /// second. A guess: short enough to try all connections before the request fails.
  private static final int VALIDATION_TIMEOUT_MILLIS = 500;

  /// Opens a database and migrates its schema.
  ///
  /// @throws StoreException when it cannot be used safely
  public static DatabaseConnections open(DatabaseAddress database) {
    return switch (database) {
      case DatabaseAddress.Sqlite sqlite -> SqliteDatabase.open(sqlite.file());
      case DatabaseAddress.Postgres postgres -> PostgresDatabase.open(postgres);
    };
  }

  /// Opens a database for work that takes long, such as restoring a backup, and migrates its
  /// schema.
  ///
  /// @throws StoreException when it cannot be used safely
  static DatabaseConnections openPatiently(DatabaseAddress database) {
    return switch (database) {
      case DatabaseAddress.Sqlite sqlite -> SqliteDatabase.open(sqlite.file());
      case DatabaseAddress.Postgres postgres -> PostgresDatabase.openPatiently(postgres);
    };
  }

  /// Opens a database for reading, even while a server uses it.
  ///
  /// @throws StoreException when it cannot be read
  public static DatabaseConnections openForReading(DatabaseAddress database) {
    return switch (database) {
      case DatabaseAddress.Sqlite sqlite -> SqliteDatabase.openForReading(sqlite.file());
      case DatabaseAddress.Postgres postgres -> PostgresDatabase.openPatiently(postgres);
    };
  }

  /// Returns the connections to a file.
  static DatabaseConnections ofFile(DataSource writes, DataSource reads, AutoCloseable lock) {
    return new DatabaseConnections(
        pool("writer", writes, 1, Optional.empty()),
        readers(reads),
        Optional.of(startReadThreads()),
        lock,
        Optional.empty());
  }

  /// Returns threads for the queries of virtual threads, which end when they have nothing to do.
  private static Executor startReadThreads() {
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            PLAY_READERS,
            PLAY_READERS,
            KEPT_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("store-reader-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /// Returns the connections to a database that other servers may use too.
  ///
  /// @param firstSql what a connection for writing executes first
  static DatabaseConnections ofServer(DataSource source, Optional<String> firstSql) {
    return new DatabaseConnections(
        pool("writer", source, 1, firstSql),
        readers(source),
        Optional.empty(),
        () -> {},
        Optional.of(new PostgresChannel(source)));
  }

  private static HikariDataSource readers(DataSource source) {
    return pool("reader", source, READERS, Optional.empty());
  }

  /// Returns connections to a replica, which may be away.
  static HikariDataSource replica(DataSource source) {
    HikariConfig config = config("replica", source, READERS);
    config.setConnectionTimeout(REPLICA_TIMEOUT_MILLIS);
    config.setReadOnly(true);
    config.setInitializationFailTimeout(-1); // The server starts without it.
    return new HikariDataSource(config);
  }

  private static HikariDataSource pool(
      String name, DataSource source, int size, Optional<String> firstSql) {
    HikariConfig config = config(name, source, size);
    firstSql.ifPresent(config::setConnectionInitSql);
    return new HikariDataSource(config);
  }

  private static HikariConfig config(String name, DataSource source, int size) {
    HikariConfig config = new HikariConfig(new Properties());
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setConnectionTimeout(CONNECTION_TIMEOUT_MILLIS);
    config.setValidationTimeout(VALIDATION_TIMEOUT_MILLIS);
    return config;
  }

  public Jdbi writer() {
    return RecordMapping.over(writes);
  }

  public Jdbi reader() {
    return RecordMapping.over(reads);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    measure(writes, registry);
    measure(reads, registry);
  }

  /// Measures the use of a pool.
  static void measure(DataSource pool, MeterRegistry registry) {
    if (!(pool instanceof HikariDataSource opened)) {
      return;
    }
    HikariPoolMXBean use = opened.getHikariPoolMXBean();
    String name = "tabuleiro.database.connections";
    String description = "connections to the database";
    String[] active = {"pool", opened.getPoolName(), "state", "active"};
    String[] idle = {"pool", opened.getPoolName(), "state", "idle"};
    ValueGauge.register(registry, name, description, use::getActiveConnections, active);
    ValueGauge.register(registry, name, description, use::getIdleConnections, idle);
    ValueGauge.register(
        registry,
        "tabuleiro.database.waiting",
        "threads that wait for a connection to the database",
        use::getThreadsAwaitingConnection,
        "pool",
        opened.getPoolName());
  }

  @Override
  public void close() {
    closePool(reads);
    closePool(writes);
    closeQuietly(lock);
  }

  private static void closePool(DataSource pool) {
    if (pool instanceof HikariDataSource opened) {
      opened.close();
    }
  }

  static void closeQuietly(AutoCloseable lock) {
    try {
      lock.close();
    } catch (Exception e) {
      throw new IllegalStateException("the lock of the database cannot be released", e);
    }
  }
}
