package tabuleiro.server.kernel.database;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// Opens stores on databases of tests.
public final class SimulatedStores {
  /// Where Flyway finds the migrations.
  public static final String MIGRATIONS = DatabaseSchema.MIGRATIONS;

  private SimulatedStores() {}

  /// Returns the SQL of all migrations, in the order in which Flyway would apply them.
  public static List<String> migrations() {
    MigrationInfo[] found =
        Flyway.configure()
            .dataSource("jdbc:sqlite::memory:", null, null)
            .locations(DatabaseSchema.MIGRATIONS)
            .load()
            .info()
            .all();
    return Arrays.stream(found).map(migration -> text(migration.getScript())).toList();
  }

  private static String text(String script) {
    try (InputStream in = SimulatedStores.class.getResourceAsStream("migrations/" + script)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(script, e);
    }
  }

  /// Opens a store on a file, and plants a bug in its SQL.
  ///
  /// @param rewrite returns the SQL that reaches the database
  public static GameStore open(Path file, UnaryOperator<String> rewrite) {
    DatabaseConnections opened = SqliteDatabase.open(file);
    return new GameStore(
        new Database(
            new DatabaseConnections(
                rewriting(opened.writes(), rewrite),
                rewriting(opened.reads(), rewrite),
                Optional.empty(),
                opened,
                Optional.empty()),
            Optional.empty(),
            new SystemScheduler(),
            Tracing.OFF));
  }

  private static DataSource rewriting(DataSource source, UnaryOperator<String> rewrite) {
    return proxy(
        DataSource.class,
        (method, arguments) -> {
          Object result = method.invoke(source, arguments);
          return result instanceof Connection connection
              ? proxy(
                  Connection.class,
                  (called, given) -> called.invoke(connection, rewritten(called, given, rewrite)))
              : result;
        });
  }

  private static Object @Nullable [] rewritten(
      Method called, Object @Nullable [] arguments, UnaryOperator<String> rewrite) {
    if (arguments == null || !called.getName().equals("prepareStatement")) {
      return arguments;
    }
    Object[] changed = arguments.clone();
    changed[0] = rewrite.apply((String) arguments[0]);
    return changed;
  }

  private interface Handler {
    @Nullable Object call(Method method, Object @Nullable [] arguments)
        throws ReflectiveOperationException;
  }

  private static <T> T proxy(Class<T> type, Handler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              try {
                return handler.call(method, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  /// Opens a store on a database that has the tables already.
  ///
  /// @param channel connects the servers that share the database; empty when there is one server
  public static GameStore open(
      DataSource source, Optional<ChangeChannel> channel, Scheduler scheduler) {
    return new GameStore(
        new Database(
            new DatabaseConnections(source, source, Optional.empty(), () -> {}, channel),
            Optional.empty(),
            scheduler,
            Tracing.OFF));
  }

  /// Opens a database with a replica.
  ///
  /// @param replica the connections to the replica
  /// @param meters receives the measurements of the replica
  public static Database openWithReplica(
      DatabaseAddress database, Jdbi replica, Scheduler time, MeterRegistry meters) {
    ReplicaReader reader = new ReplicaReader(RecordMapping.configured(replica), time);
    reader.bindTo(meters);
    return new Database(
        DatabaseConnections.open(database),
        Optional.of(new Replica(new HikariDataSource(), reader)),
        time,
        Tracing.OFF);
  }
}
