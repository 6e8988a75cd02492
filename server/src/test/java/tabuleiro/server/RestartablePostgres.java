package tabuleiro.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.server.store.Database;
import tabuleiro.testkit.ProcessSignals;

/// A PostgreSQL server that syncs its commits to disk, for tests that stop, kill and pause it.
public final class RestartablePostgres implements AutoCloseable {
  private final Path data;
  private EmbeddedPostgres server;

  /// Starts a server with a new database.
  ///
  /// @param folder an empty folder for its files
  public RestartablePostgres(Path folder) throws IOException {
    data = folder.resolve("data");
    server = builder().start();
  }

  private EmbeddedPostgres.Builder builder() {
    return Postgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setDataDirectory(data)
        .setCleanDataDirectory(false);
  }

  /// Returns the database.
  public Database.Postgres database() {
    return Postgres.database(server, "postgres");
  }

  /// Returns the port.
  public int port() {
    return server.getPort();
  }

  /// Stops the server, and starts it again on the same port.
  public void restart() throws IOException {
    int port = server.getPort();
    server.close();
    server = builder().setPort(port).start();
  }

  /// Kills all processes of the server, and starts it again on the same port.
  public void killAndRestart() throws IOException {
    List<ProcessHandle> all = processes();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
    restart();
  }

  /// Sends a signal to all processes of the server.
  ///
  /// @param name such as `STOP` or `CONT`
  public void signal(String name) throws IOException {
    ProcessSignals.send(name, processes().stream().map(ProcessHandle::pid).toList());
  }

  /// Returns the processes of the server, the main one first: it starts no others after it was
  /// paused.
  private List<ProcessHandle> processes() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
    return ProcessHandle.of(pid).stream()
        .flatMap(main -> Stream.concat(Stream.of(main), main.children()))
        .toList();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
