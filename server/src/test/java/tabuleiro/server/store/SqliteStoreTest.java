package tabuleiro.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

final class SqliteStoreTest extends StoreContract {
  @Override
  Database database(Path folder) {
    return new Database.Sqlite(folder.resolve("games.db"));
  }

  @Override
  void tamper(Database database, String sql) throws Exception {
    String url = "jdbc:sqlite:" + ((Database.Sqlite) database).file();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @Test
  void aFileIsOpenedOnce() {
    assertThatThrownBy(() -> Store.open(database(folder)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("store.in-use");
  }

  @Test
  void whatIsNoDatabaseIsRefused() {
    assertThatThrownBy(() -> Store.open(new Database.Sqlite(folder)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("store.cannot-open");
  }
}
