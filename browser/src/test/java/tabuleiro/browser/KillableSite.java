package tabuleiro.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.ServerProcess;

/// A browser, and a server that is killed and started again on the same port and database.
final class KillableSite implements AutoCloseable {
  private final Path folder;
  private final Browser browser;
  private ServerProcess server;

  private KillableSite(Path folder, Browser browser, ServerProcess server) {
    this.folder = folder;
    this.browser = browser;
    this.server = server;
  }

  /// Starts both.
  ///
  /// @param folder the folder for the database
  static KillableSite start(Path folder) {
    Browser browser = Browser.start(); // First: without one there must be no server left.
    return new KillableSite(folder, browser, startServer(folder, "0"));
  }

  private static ServerProcess startServer(Path folder, String port) {
    String database = folder.resolve("games.db").toString();
    return ServerProcess.start(
        folder.resolve("errors"), Map.of(), List.of("--port", port, "--database", database));
  }

  /// Returns the address of the server, without a slash at the end.
  String address() {
    return "http://localhost:" + server.port();
  }

  Browser browser() {
    return browser;
  }

  void kill() {
    server.kill();
  }

  /// Starts the server again, after [#kill].
  void restart() {
    server = startServer(folder, String.valueOf(server.port()));
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
