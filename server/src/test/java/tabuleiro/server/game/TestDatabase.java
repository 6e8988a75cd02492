package tabuleiro.server.game;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import tabuleiro.server.Postgres;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.simulation.SimulatedStoreSource;

/// The databases on which a store is tested.
public enum TestDatabase {
  SQLITE,
  POSTGRES,
  /// The database of the simulation, which has to be like the real ones.
  SIMULATED;

  /// Returns the databases of the property `test.databases`, which the profile `full` sets to all.
  static Stream<TestDatabase> tested() {
    return Stream.of(System.getProperty("test.databases", "SQLITE").split(","))
        .map(TestDatabase::valueOf);
  }

  /// Returns those of them that are on a disk.
  static Stream<TestDatabase> testedOnDisk() {
    return tested().filter(database -> database != SIMULATED);
  }

  /// Returns a new, empty database.
  public StoreSource create(Path folder) {
    return switch (this) {
      case SQLITE -> new Real(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
      case POSTGRES -> new Real(Postgres.database());
      case SIMULATED -> new SimulatedStoreSource(1);
    };
  }

  /// A database on a disk.
  public record Real(DatabaseAddress database) implements StoreSource {
    @Override
    public GameStore open() {
      if (database instanceof DatabaseAddress.Sqlite(Path file)) {
        MigratedFile.writeUnlessPresent(file);
      }
      return GameStore.open(database);
    }

    @Override
    public void tamper(String sql) throws SQLException {
      try (Connection connection = connect();
          Statement statement = connection.createStatement()) {
        statement.executeUpdate(sql);
      }
    }

    /// Creates the tables of an earlier version.
    public void migrateTo(String version) {
      FluentConfiguration flyway =
          Flyway.configure().locations(SimulatedStores.MIGRATIONS).target(version);
      (switch (database) {
            case DatabaseAddress.Sqlite(Path file) ->
                flyway.dataSource("jdbc:sqlite:" + file, null, null);
            case DatabaseAddress.Postgres(String url, String user, String password) ->
                flyway.dataSource(url, user, password);
          })
          .load()
          .migrate();
    }

    private Connection connect() throws SQLException {
      return switch (database) {
        case DatabaseAddress.Sqlite(Path file) ->
            DriverManager.getConnection("jdbc:sqlite:" + file);
        case DatabaseAddress.Postgres(String url, String user, String password) ->
            DriverManager.getConnection(url, user, password);
      };
    }
  }
}
