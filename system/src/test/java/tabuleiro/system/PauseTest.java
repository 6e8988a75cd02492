package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;

/// A server's process is paused for longer than the clock of a player lasts, and then continues.
final class PauseTest {
  private static final long PAUSE_MILLIS = 8_000;

  @TempDir Path folder;

  private static void move(ApiClient client, String game, int seen, String move, String side)
      throws Exception {
    String command =
        """
        {"id":"m%d","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(seen, seen, seen - 2, move, side);
    ApiResponse response = client.post(game + "/commands", command);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
  }

  @Test
  void pausedProcessFlagsNoPlayer() throws Exception {
    List<String> arguments =
        List.of("--port", "0", "--database", folder.resolve("games.db").toString());
    try (ServerProcess server = ServerProcess.start(folder.resolve("errors"), Map.of(), arguments);
        HttpClient http = HttpClient.newHttpClient()) {
      ApiClient client = new ApiClient(http, server.port(), "a-token-that-is-long-enough-for-all");
      ApiResponse created =
          client.post(
              "/api/v2/games",
              """
              {"id":"a","game":"talpa","first":"me","second":"me","clock":"7s"}\
              """);
      String game = "/api/v2/games/" + created.string("gameId").orElseThrow();
      move(client, game, 2, "d3c3", "first");
      move(client, game, 3, "a1b1", "second");
      server.signal("STOP");
      Thread.sleep(PAUSE_MILLIS);
      server.signal("CONT");
      Map<String, Object> state = client.get(game).json();
      assertThat(state.get("ending")).isEqualTo("");
      Map<String, Object> clock = JsonSchema.map(state.get("clock"));
      assertThat(Double.parseDouble(String.valueOf(clock.get("firstMillis")))).isGreaterThan(4_000);
      assertThat(clock.get("running")).isEqualTo("first");
    }
  }
}
