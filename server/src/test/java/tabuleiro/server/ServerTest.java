package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.http.Net;
import tabuleiro.server.store.Database;

final class ServerTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aServerStartsAnswersAndStops() {
    Database database = new Database.Sqlite(folder.resolve("games.db"));
    try (Server server = Server.start(ServerOptions.of(database, 0));
        Net net = Net.to(server.port())) {
      assertThat(net.get("/nowhere").statusCode()).isEqualTo(404);
      assertThat(net.get("/board/board.js").headers().firstValue("Content-Type"))
          .hasValue("text/javascript; charset=utf-8");
    }
    Server.start(ServerOptions.of(database, 0)).close();
  }
}
