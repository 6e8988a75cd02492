package tabuleiro.server.cluster;

import java.util.concurrent.CountDownLatch;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.store.Database;

/// A process with a server without limits, as a test of several servers needs it.
final class ServedProcess {
  private ServedProcess() {}

  /// Serves until the process is killed.
  ///
  /// @param arguments the URL of the database, its user and the password
  public static void main(String[] arguments) throws InterruptedException {
    Database database = new Database.Postgres(arguments[0], arguments[1], arguments[2]);
    ServerOptions options = ServerOptions.of(database, 0).withLimits(ServerLimits.UNLIMITED);
    try (Server server = Server.start(options)) {
      System.out.println("http://localhost:" + server.port() + "/");
      new CountDownLatch(1).await();
    }
  }
}
