package tabuleiro.server.chat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;
import tabuleiro.testkit.WebSocketClient;

/// The two players of a game, who use two servers with one PostgreSQL, write to each other.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
final class SharedChatTest {
  private final TwoServers servers = new TwoServers(options -> options);
  private final TestPlayer ana = TestPlayer.browser(servers.netHere(), "ana");
  private final TestPlayer bruno = TestPlayer.browser(servers.netThere(), "bruno");

  @AfterAll
  void stop() {
    servers.close();
  }

  /// Reads the messages of a socket until one is about the chat and contains a text.
  private static String hear(WebSocketClient socket, String text) {
    while (true) {
      String message = socket.receive();
      assertThat(message).isNotEqualTo(WebSocketClient.CLOSED);
      if (message.contains("\"type\":\"chat\"") && message.contains(text)) {
        return message;
      }
    }
  }

  @Test
  void messagesAndTheSwitchReachTheOtherServer() {
    String id = ana.make("{'id':'a','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    WebSocketClient waiting = ana.watch(id, "");
    bruno.post("/games/" + id + "/join", "{'name':'Bruno'}");
    hear(waiting, "\"messages\":[]");
    WebSocketClient there = bruno.watch(id, "");
    hear(there, "\"messages\":[]");
    ana.post("/games/" + id + "/messages", "{'id':'a','text':'one'}");
    hear(there, "one");
    bruno.post("/games/" + id + "/messages", "{'id':'a','text':'two'}");
    assertThat(hear(waiting, "two")).contains("\"number\":1", "\"number\":2");
    bruno.put("/games/" + id + "/chat", "{'allowed':false}");
    assertThat(hear(waiting, "\"switchedOff\":[\"")).contains("two");
    waiting.close();
    there.close();
  }
}
