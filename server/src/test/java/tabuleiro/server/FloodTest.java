package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.testkit.WebSocketClient;

/// A player who sends more than the server accepts.
final class FloodTest extends ServedGames {
  @Override
  protected ServerOptions options(Path folder) {
    return super.options(folder).withLimits(new ServerLimits(9, 9, 100, 100, 1, 1, 64));
  }

  @Test
  void commandInFloodIsRefusedWithItsId() {
    String id = ana.make("{'id':'flood','game':'talpa','second':'me'}").text("gameId");
    try (WebSocketClient socket = ana.watch(id, "")) {
      for (int i = 0; i < 100; i++) {
        socket.send("{\"type\":\"command\",\"id\":\"c%d\",\"seenSequence\":0}".formatted(i));
      }
      for (int i = 0; i < 100; i++) {
        Json reply = Json.read(socket.receive());
        while (!reply.text("type").equals("reply")) {
          reply = Json.read(socket.receive());
        }
        assertThat(reply.text("id")).isEqualTo("c" + i);
        assertThat(reply.text("error")).isEqualTo(i == 99 ? "too-many" : reply.text("error"));
      }
    }
  }
}
