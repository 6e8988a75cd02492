package tabuleiro.server.game;

import java.util.function.UnaryOperator;
import tabuleiro.server.Postgres;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// Two servers without limits on one new PostgreSQL database, with a client of each.
public final class TwoServers implements AutoCloseable {
  private final DatabaseAddress.Postgres database = Postgres.database();
  private final UnaryOperator<ServerOptions> options;
  private final Server here;
  private final Server there;
  private final TestClient netHere;
  private final TestClient netThere;

  /// Starts the servers.
  ///
  /// @param options changes the options of each server
  public TwoServers(UnaryOperator<ServerOptions> options) {
    this.options = options;
    here = startAnother();
    there = startAnother();
    netHere = TestClient.to(here.port());
    netThere = TestClient.to(there.port());
  }

  /// Starts another server on the database, which the caller closes.
  public Server startAnother() {
    return Server.start(
        options.apply(ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED)));
  }

  /// Returns the database.
  DatabaseAddress.Postgres database() {
    return database;
  }

  /// Returns the client of the first server.
  public TestClient netHere() {
    return netHere;
  }

  /// Returns the client of the second server.
  public TestClient netThere() {
    return netThere;
  }

  @Override
  public void close() {
    netHere.close();
    netThere.close();
    here.close();
    there.close();
  }
}
