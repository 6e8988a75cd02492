package tabuleiro.server.kernel.database;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import tabuleiro.server.kernel.schedule.Scheduler;

/// A replica of the database, and the connections to it.
///
/// @param pool the connections
/// @param reader reads through them
record Replica(HikariDataSource pool, ReplicaReader reader) implements AutoCloseable, MeterBinder {
  /// Opens connections to a replica when they are first needed.
  ///
  /// @param time the time of the heartbeats
  static Replica open(DatabaseAddress.Postgres database, Scheduler time) {
    HikariDataSource pool = DatabaseConnections.replica(PostgresDatabase.replica(database));
    return new Replica(pool, new ReplicaReader(RecordMapping.over(pool), time));
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    DatabaseConnections.measure(pool, registry);
    reader.bindTo(registry);
  }

  @Override
  public void close() {
    pool.close();
  }
}
