package tabuleiro.server.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.WebSocketClient;

/// Messages between the players of a game, over HTTP and the socket of the game.
final class ChatRoutesTest extends ServedGames {
  private static final String HELLO = "{'id':'h','phrase':'hello'}";

  private int made;

  /// Begins a game between Ana and another player. Returns its path.
  private String begin(TestPlayer other) {
    String id =
        ana.make("{'id':'chat%d','game':'talpa','open':true}".formatted(made++)).text("gameId");
    assertThat(other.post("/games/" + id + "/join", "{'name':'Other'}").statusCode())
        .isEqualTo(200);
    return "/games/" + id;
  }

  private static Json ok(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer);
  }

  private static String error(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Json.read(answer).text("error");
  }

  private static Json hear(WebSocketClient socket) {
    while (true) {
      Json message = Json.read(socket.receive());
      if (message.text("type").equals("chat")) {
        return message;
      }
    }
  }

  @Test
  void eachPlayerReadsPhrasesInTheirOwnLanguage() {
    String game = begin(bruno);
    assertThat(ok(ana.get(game + "/messages")).size("messages")).isZero();
    ok(ana.post(game + "/messages", HELLO));
    ok(ana.post(game + "/messages", HELLO));
    ok(bruno.post(game + "/messages", "{'id':'h','text':'  Olá <b> ♥ '}"));
    Json seen = ok(bruno.get(game + "/messages?language=pt"));
    assertThat(seen.size("messages")).isEqualTo(2);
    assertThat(seen.text("messages", 0, "text")).isEqualTo("Olá, boa sorte");
    assertThat(seen.text("messages", 0, "phrase")).isEqualTo("hello");
    assertThat(seen.text("messages", 0, "side"))
        .isEqualTo(ana.game(game.substring(7)).text("side"));
    assertThat(seen.text("messages", 1, "text")).isEqualTo("Olá <b> ♥");
    assertThat(seen.size("phrases")).isEqualTo(6);
    assertThat(ok(ana.get(game + "/messages")).text("messages", 0, "text"))
        .isEqualTo("Hello, good luck");
  }

  @Test
  void onlyTheTwoPlayersReadAndWrite() {
    String game = begin(bruno);
    TestPlayer carla = TestPlayer.browser(net, "carla");
    assertThat(error(carla.get(game + "/messages"), 403)).isEqualTo("seat");
    assertThat(error(carla.post(game + "/messages", HELLO), 403)).isEqualTo("seat");
    assertThat(error(carla.put(game + "/chat", "{'allowed':false}"), 403)).isEqualTo("seat");
    assertThat(net.get("/api/v2" + game + "/messages").statusCode()).isEqualTo(403);
    assertThat(error(ana.get("/games/none/messages"), 404)).isEqualTo("no-game");
    WebSocketClient watcher = carla.watch(game.substring(7), "");
    WebSocketClient player = bruno.watch(game.substring(7), "?language=pt");
    assertThat(hear(player).size("messages")).isZero();
    ok(ana.post(game + "/messages", "{'id':'t','phrase':'thanks'}"));
    assertThat(hear(player).text("messages", 0, "text")).isEqualTo("Agradeço");
    ana.move(game.substring(7));
    String message;
    do {
      message = watcher.receive();
      assertThat(message).doesNotContain("\"chat\"", "hanks");
    } while (!message.contains("\"type\":\"event\""));
    assertThat(watcher.poll(Duration.ofMillis(100)).filter(m -> m.contains("\"chat\"")))
        .isEqualTo(Optional.empty());
    watcher.close();
    player.close();
  }

  @Test
  void eitherPlayerSwitchesMessagesOff() {
    String game = begin(bruno);
    ok(ana.post(game + "/messages", HELLO));
    String side = bruno.game(game.substring(7)).text("side");
    assertThat(ok(bruno.put(game + "/chat", "{'allowed':false}")).text("switchedOff", 0))
        .isEqualTo(side);
    assertThat(error(ana.post(game + "/messages", "{'id':'x','phrase':'thanks'}"), 409))
        .isEqualTo("chat-off");
    assertThat(ok(ana.post(game + "/messages", HELLO)).size("messages")).as("again").isEqualTo(1);
    assertThat(ok(ana.put(game + "/chat", "{'allowed':true}")).size("switchedOff")).isEqualTo(1);
    assertThat(ok(bruno.put(game + "/chat", "{'allowed':true}")).size("switchedOff")).isZero();
    assertThat(ok(ana.post(game + "/messages", "{'id':'x','phrase':'thanks'}")).size("messages"))
        .isEqualTo(2);
  }

  @Test
  void gamesAgainstAComputerOrOneselfHaveNoMessages() {
    for (String second : new String[] {"me", "1", "other"}) {
      String body =
          "{'id':'solo-%s','game':'talpa','first':'me','second':'%s'}".formatted(second, second);
      String game = "/games/" + ana.make(body).text("gameId");
      assertThat(error(ana.get(game + "/messages"), 403)).isEqualTo("no-chat");
      assertThat(error(ana.post(game + "/messages", HELLO), 403)).isEqualTo("no-chat");
    }
  }

  @Test
  void refusalsSayWhatIsWrong() {
    String game = begin(bruno) + "/messages";
    assertThat(error(ana.post(game, "{'id':'a'}"), 400)).isEqualTo("field");
    assertThat(error(ana.post(game, "{'id':'a','phrase':'hello','text':'x'}"), 400))
        .isEqualTo("field");
    assertThat(error(ana.post(game, "{'phrase':'hello'}"), 400)).isEqualTo("field");
    assertThat(error(ana.post(game, "{'id':'a b','phrase':'hello'}"), 400)).isNotBlank();
    assertThat(error(ana.post(game, "{'id':'a','phrase':'boo'}"), 400)).isEqualTo("phrase");
    for (String text : new String[] {"", "  ", "a\\nb", "\\u0007", "x".repeat(201)}) {
      assertThat(error(ana.post(game, "{'id':'a','text':'%s'}".formatted(text)), 400))
          .isEqualTo("text");
    }
    ok(ana.post(game, "{'id':'a','text':'%s'}".formatted("é♥".repeat(100))));
    assertThat(error(ana.post(game, "{'id':'a','phrase':'hello'}"), 409)).isEqualTo("reused");
    assertThat(ok(bruno.get(game)).size("messages")).isEqualTo(1);
  }

  @Test
  void aMutedPlayerIsNotHeard() {
    TestPlayer nuno = TestPlayer.member(net, "Nuno");
    TestPlayer olga = TestPlayer.member(net, "Olga");
    String id = nuno.make("{'id':'muted','game':'talpa','open':true}").text("gameId");
    assertThat(olga.post("/games/" + id + "/join", "{}").statusCode()).isEqualTo(200);
    String game = "/games/" + id;
    ok(nuno.post(game + "/messages", "{'id':'n','text':'a secret'}"));
    assertThat(ok(olga.get(game + "/messages")).isTrue("muted")).isFalse();
    assertThat(ok(olga.put("/relations/mute/nuno", "{}")).text("mute", 0)).isEqualTo("Nuno");
    assertThat(ok(olga.get("/account")).text("muted", 0)).isEqualTo("Nuno");
    assertThat(ok(olga.get("/players/nuno")).text("relations", 0)).isEqualTo("mute");
    Json seen = ok(olga.get(game + "/messages"));
    assertThat(seen.isTrue("muted")).isTrue();
    assertThat(seen.size("messages")).isZero();
    assertThat(nuno.get("/account/export").body()).contains("a secret");
    assertThat(ok(olga.delete("/relations/mute/nuno")).size("mute")).isZero();
    assertThat(ok(olga.get(game + "/messages")).size("messages")).isEqualTo(1);
  }
}
