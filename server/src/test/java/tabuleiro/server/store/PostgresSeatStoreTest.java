package tabuleiro.server.store;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.server.Postgres;

final class PostgresSeatStoreTest extends SeatStoreContract {
  private Database.Postgres database = Postgres.database();

  @Override
  Database database(Path folder) {
    return database;
  }

  @Override
  List<GameStore> racers(GameStore first) {
    return List.of(first, GameStore.open(database));
  }
}
