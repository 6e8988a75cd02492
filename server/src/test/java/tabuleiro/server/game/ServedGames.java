package tabuleiro.server.game;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// Tests of games over HTTP: one server for all tests of a class, and two players.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ServedGames {
  protected Server server;
  protected TestClient net;
  protected TestPlayer ana;
  protected TestPlayer bruno;

  @BeforeAll
  protected void start(@TempDir Path folder) {
    server = Server.start(options(folder));
    net = TestClient.to(server.port());
    ana = TestPlayer.browser(net, "ana");
    bruno = TestPlayer.browser(net, "bruno");
  }

  /// Returns the options of the server.
  protected ServerOptions options(Path folder) {
    Path file = folder.resolve("games.db");
    MigratedFile.writeUnlessPresent(file);
    return ServerOptions.of(new DatabaseAddress.Sqlite(file), 0).withLimits(ServerLimits.UNLIMITED);
  }

  @AfterAll
  protected void stop() {
    net.close();
    server.close();
  }
}
