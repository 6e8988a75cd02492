package tabuleiro.server.store;

import java.util.Optional;
import javax.sql.DataSource;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.channel.ChangeChannel;

/// Opens stores on databases of tests.
public final class SimulatedStores {
  private SimulatedStores() {}

  /// Opens a store on a database that has the tables already.
  ///
  /// @param channel connects the servers that share the database; empty when there is one server
  public static GameStore open(
      DataSource source, Optional<ChangeChannel> channel, Scheduler scheduler) {
    return new GameStore(new DatabaseConnections(source, source, () -> {}, channel), scheduler);
  }
}
