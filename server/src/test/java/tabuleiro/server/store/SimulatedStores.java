package tabuleiro.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.channel.ChangeChannel;
import tabuleiro.server.tracing.Tracing;

/// Opens stores on databases of tests.
public final class SimulatedStores {
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

  /// Opens a store on a database that has the tables already.
  ///
  /// @param channel connects the servers that share the database; empty when there is one server
  public static GameStore open(
      DataSource source, Optional<ChangeChannel> channel, Scheduler scheduler) {
    return new GameStore(
        new DatabaseConnections(source, source, Optional.empty(), () -> {}, channel),
        Optional.empty(),
        scheduler,
        Tracing.OFF);
  }
}
