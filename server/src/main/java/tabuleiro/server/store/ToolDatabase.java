package tabuleiro.server.store;

import java.nio.file.Files;

/// Opens a database for a tool of the operator, even while servers use it.
public final class ToolDatabase {
  private ToolDatabase() {}

  /// Opens an existing database. Its tables are migrated, which servers of the version before
  /// tolerate.
  ///
  /// @throws StoreException when there is no such file, a newer version has written it, or it
  ///   cannot be opened
  public static GameStore open(Database database) {
    if (database instanceof Database.Sqlite(var file)) {
      if (!Files.isRegularFile(file)) {
        throw new StoreException("store.cannot-open", file.toString());
      }
      return new GameStore(SqliteDatabase.openBeside(file));
    }
    return GameStore.open(database);
  }
}
