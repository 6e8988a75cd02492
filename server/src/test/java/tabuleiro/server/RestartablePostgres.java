package tabuleiro.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.server.kernel.database.DatabaseAddress;
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

  private RestartablePostgres(Path data, EmbeddedPostgres server) {
    this.data = data;
    this.server = server;
  }

  /// Starts a server that follows this one by streaming replication. This one is restarted.
  ///
  /// @param copy the folder for the files of the other server, which does not exist
  public RestartablePostgres startStandby(Path copy) throws IOException {
    int port = server.getPort();
    server.close();
    copyFiles(data, copy);
    server = builder(data).setPort(port).start();
    Files.createFile(copy.resolve("standby.signal"));
    String primary = "host=127.0.0.1 user=postgres password=postgres port=" + port;
    Files.writeString(
        copy.resolve("postgresql.auto.conf"),
        "primary_conninfo = '" + primary + "'\n",
        StandardOpenOption.APPEND);
    return new RestartablePostgres(copy, builder(copy).start());
  }

  private static void copyFiles(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  private EmbeddedPostgres.Builder builder() {
    return builder(data);
  }

  private static EmbeddedPostgres.Builder builder(Path data) {
    return Postgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setDataDirectory(data)
        .setCleanDataDirectory(false);
  }

  /// Returns the database.
  public DatabaseAddress.Postgres database() {
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
