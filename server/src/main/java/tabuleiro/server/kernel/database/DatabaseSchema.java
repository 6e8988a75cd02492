package tabuleiro.server.kernel.database;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/// Migrates the tables when a database is opened.
final class DatabaseSchema {
  /// Where Flyway finds the migrations: in a folder of this package.
  public static final String MIGRATIONS =
      "classpath:" + DatabaseSchema.class.getPackageName().replace('.', '/') + "/migrations";

  private DatabaseSchema() {}

  /// Creates or migrates the tables.
  ///
  /// @param name the file or the address, for the message
  /// @throws StoreException when a newer version has migrated them already
  static void migrate(DataSource source, String name) {
    Flyway flyway = Flyway.configure().dataSource(source).locations(MIGRATIONS).load();
    MigrationInfo[] migrations = flyway.info().all();
    refuseNewer(migrations, name);
    if (!Arrays.stream(migrations).allMatch(DatabaseSchema::isDone)) {
      flyway.migrate();
    }
  }

  /// Returns whether the database has what the migration makes. Flyway itself takes three times as
  /// long to find that out, at each start.
  private static boolean isDone(MigrationInfo migration) {
    return migration.getState() == MigrationState.SUCCESS && migration.isChecksumMatching();
  }

  private static void refuseNewer(MigrationInfo[] migrations, String name) {
    String knownVersion = "0";
    for (MigrationInfo migration : migrations) {
      String version = migration.getVersion().toString();
      // Flyway lists migrations by version; those that this program contains come first.
      if (!migration.getState().isResolved()) {
        throw new StoreException("store.newer", version, knownVersion, name);
      }
      knownVersion = version;
    }
  }
}
