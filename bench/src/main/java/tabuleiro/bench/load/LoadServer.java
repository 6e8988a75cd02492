package tabuleiro.bench.load;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// The server under load: Tabuleiro's server without rate limits, an echo handler, and a handler
/// that only appends a record to a file and syncs it. The argument is the folder of its files. It
/// prints its port, and stops at the end of its input. With the URL, the user and the password of a
/// PostgreSQL database as further arguments, games are stored there.
final class LoadServer implements Routes {
  private final GroupCommitFile records;

  private LoadServer(GroupCommitFile records) {
    this.records = records;
  }

  static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    DatabaseAddress database =
        arguments.length > 1
            ? new DatabaseAddress.Postgres(arguments[1], arguments[2], arguments[3])
            : new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    // Clients say which of many addresses they have.
    Set<String> proxies = Set.of("127.0.0.1");
    ServerOptions options =
        ServerOptions.of(database, 0)
            .withLimits(ServerLimits.UNLIMITED)
            .withListen(new ListenOptions("127.0.0.1", 0, Set.of(), proxies, Set.of()));
    try (GroupCommitFile records = new GroupCommitFile(folder.resolve("records"));
        Server server = Server.start(options, List.of(new LoadServer(records)))) {
      System.out.println(server.port());
      while (System.in.read() >= 0) {
        // Wait until the measuring process closes the input.
      }
    }
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.ws("/load/echo", ws -> ws.onMessage(context -> context.send(context.message())));
    routes.ws(
        "/load/append",
        ws ->
            ws.onMessage(context -> {
              records.append(context.message()).join();
              context.send(context.message());
            }));
    routes.get("/load/memory", context -> context.result(memory()));
  }

  /// Returns the bytes of the heap that are in use after a garbage collection, and the resident
  /// bytes of the process.
  private static String memory() throws IOException {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = runtime.totalMemory() - runtime.freeMemory();
    long resident =
        Files.readAllLines(Path.of("/proc/self/status")).stream()
            .filter(line -> line.startsWith("VmRSS:"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024)
            .findFirst()
            .orElse(0);
    return heap + " " + resident;
  }
}
