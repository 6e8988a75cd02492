package tabuleiro.server.game;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.DrivenScheduler;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Tests of games in a store: an empty SQLite file for each test.
public abstract class StoredGames {
  @TempDir private Path folder = Path.of("");
  protected GameStore store;
  protected LiveGames games;

  /// Opens the store, again after it was closed.
  @BeforeEach
  protected final void open() {
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    games = new LiveGames(store, new DrivenScheduler(0), DowntimeLog.ALWAYS);
  }

  @AfterEach
  final void close() {
    store.close();
  }
}
