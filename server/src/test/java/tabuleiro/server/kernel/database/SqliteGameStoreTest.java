package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.game.AppendingClient;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// What only a store on SQLite does.
final class SqliteGameStoreTest {
  @TempDir Path folder;

  private static DatabaseAddress database(Path folder) {
    return new DatabaseAddress.Sqlite(folder.resolve("games.db"));
  }

  @Test
  void fileIsOpenedByOneProcess() {
    try (GameStore _ = GameStore.open(database(folder))) {
      assertThatThrownBy(() -> GameStore.open(database(folder)))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("store.in-use");
    }
  }

  @Test
  void rejectsInvalidDatabase() {
    assertThatThrownBy(() -> GameStore.open(new DatabaseAddress.Sqlite(folder)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("store.folder");
  }

  @Test
  void fullDatabaseAcknowledgesNothingAndRecovers() throws Exception {
    DatabaseConnections connections = DatabaseConnections.open(database(folder.resolve("full")));
    try (GameStore full =
        new GameStore(
            new Database(connections, Optional.empty(), new SystemScheduler(), Tracing.OFF))) {
      AppendingClient game = new AppendingClient(full, "game");
      setMostPages(connections, 1); // The limit never goes below the current size.
      StoreException refusal = game.appendUntilRefused(1000);
      assertThat(refusal.message().key()).isEqualTo("store.full");
      assertThat(full.history("game")).isEqualTo(game.acknowledged());
      setMostPages(connections, Integer.MAX_VALUE);
      game.appendPatiently(100, 1000);
      assertThat(full.history("game")).isEqualTo(game.acknowledged());
    }
  }

  /// Limits the size of the database through the connection that writes, to simulate a full disk.
  private static void setMostPages(DatabaseConnections connections, int pages) throws Exception {
    try (Connection connection = connections.writes().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA max_page_count = " + pages);
    }
  }
}
