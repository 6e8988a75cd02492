package tabuleiro.server.store;

import tabuleiro.rules.Message;
import tabuleiro.server.store.connection.FailureReason;
import tabuleiro.server.store.connection.PostgresFailure;

/// Opens a database for a tool of the operator, even while servers use it.
public final class ToolDatabase {
  private ToolDatabase() {}

  /// Opens an existing database. Its tables are migrated, which servers of the version before
  /// tolerate.
  ///
  /// @throws StoreException when there is no such file, a newer version has written it, or it
  ///   cannot be opened
  public static GameStore open(Database database) {
    return database instanceof Database.Sqlite(var file)
        ? new GameStore(SqliteDatabase.openBeside(file))
        : GameStore.open(database);
  }

  /// Returns the message for a failure of a tool. The messages for players do not tell why the
  /// database is unavailable; the operator needs to know.
  public static Message explain(Database database, StoreException failure) {
    if (!failure.message().key().equals("store.unavailable") || failure.getCause() == null) {
      return failure.message();
    }
    return database instanceof Database.Postgres postgres
        ? PostgresFailure.of(postgres, failure.getCause()).message()
        : Message.of(
            "store.failed", String.valueOf(database), FailureReason.of(failure.getCause()));
  }
}
