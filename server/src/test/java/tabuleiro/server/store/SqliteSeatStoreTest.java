package tabuleiro.server.store;

import java.nio.file.Path;
import java.util.List;

final class SqliteSeatStoreTest extends SeatStoreContract {
  @Override
  Database database(Path folder) {
    return new Database.Sqlite(folder.resolve("games.db"));
  }

  @Override
  List<GameStore> racers(GameStore first) {
    return List.of(first);
  }
}
