package tabuleiro.simulation.cluster;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import tabuleiro.server.ClusterOptions;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.presence.ServerRole;

/// A process with a server without limits, as a test of several servers needs it.
public final class ServedProcess {
  private ServedProcess() {}

  /// Serves until the process is killed.
  ///
  /// @param arguments the URL of the database, its user and the password, and a role unless the
  ///   server does everything
  public static void main(String[] arguments) throws InterruptedException {
    DatabaseAddress database =
        new DatabaseAddress.Postgres(arguments[0], arguments[1], arguments[2]);
    ServerRole role =
        arguments.length > 3 ? ServerRole.parse(arguments[3]).orElseThrow() : ServerRole.BOTH;
    ServerOptions options =
        ServerOptions.of(database, 0)
            .withLimits(ServerLimits.UNLIMITED)
            .withCluster(new ClusterOptions(Duration.ZERO, role));
    try (Server server = Server.start(options)) {
      System.out.println("http://localhost:" + server.port() + "/");
      new CountDownLatch(1).await();
    }
  }
}
