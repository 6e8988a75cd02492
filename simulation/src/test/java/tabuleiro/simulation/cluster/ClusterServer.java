package tabuleiro.simulation.cluster;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.TcpProxy;

/// A server of a cluster in its own process. Its clients reach it through a proxy, and it reaches
/// the database through another one, so both networks can be interrupted.
final class ClusterServer implements AutoCloseable {
  private final Path errors;
  private final DatabaseAddress.Postgres database;
  private final TcpProxy toDatabase;
  private final TcpProxy toServer;
  private ServerProcess process;

  /// Starts the server.
  ///
  /// @param errors the file for its standard error
  /// @param port the port of the database
  ClusterServer(Path errors, DatabaseAddress.Postgres database, int port) {
    this.errors = errors;
    toDatabase = new TcpProxy(List.of(port));
    this.database =
        new DatabaseAddress.Postgres(
            "jdbc:postgresql://127.0.0.1:" + toDatabase.port() + "/postgres",
            database.user(),
            database.password());
    process = start();
    toServer = new TcpProxy(List.of(process.port()));
  }

  private ServerProcess start() {
    return ServerProcess.startProgram(
        List.of(
            ServedProcess.class.getName(), database.url(), database.user(), database.password()),
        errors);
  }

  /// Returns the port for clients.
  int port() {
    return toServer.port();
  }

  /// Returns the server's process.
  ServerProcess process() {
    return process;
  }

  /// Returns the network between the server and its clients.
  TcpProxy clientNetwork() {
    return toServer;
  }

  /// Returns the network between the server and its database.
  TcpProxy databaseNetwork() {
    return toDatabase;
  }

  /// Starts the server again, after it was killed.
  void restart() {
    process = start();
    toServer.replace(List.of(process.port()));
  }

  @Override
  public void close() {
    process.close();
    toServer.close();
    toDatabase.close();
  }
}
