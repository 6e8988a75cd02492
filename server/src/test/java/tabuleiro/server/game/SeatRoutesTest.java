package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tabuleiro.testkit.WebSocketClient;

/// Invitations, open challenges, and one seat on several devices.
final class SeatRoutesTest extends ServedGames {
  private int made;

  private Json invite() {
    return ana.make("{'id':'invite%d','game':'talpa','name':'Ana'}".formatted(made++));
  }

  private static HttpResponse<String> take(TestPlayer player, Json game, String name) {
    return player.post(
        "/games/" + game.text("gameId") + "/seat",
        "{'token':'%s','name':'%s'}".formatted(game.text("tokens", "second"), name));
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String error) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Json.read(answer).text("error")).isEqualTo(error);
    assertThat(Json.read(answer).text("message")).isNotBlank();
  }

  @Test
  void invitationSeatsOnePlayer() {
    Json game = invite();
    String id = game.text("gameId");
    Json seat = Json.read(take(bruno, game, "Bruno"));
    assertThat(seat.text("side")).isEqualTo("second");
    TestPlayer carla = TestPlayer.browser(net, "carla");
    assertRefused(take(carla, game, "Carla"), 409, "spent");
    assertThat(carla.game(id).text("side")).isEmpty();
    TestPlayer thief = TestPlayer.program(net, game.text("tokens", "second"));
    assertThat(thief.game(id).text("side")).as("the spent token").isEmpty();
    assertThat(TestPlayer.program(net, seat.text("token")).game(id).text("side"))
        .isEqualTo("second");
    assertThat(Json.read(take(bruno, game, "Bruno"))).as("a repeated request").isEqualTo(seat);
    assertThat(bruno.game(id).text("seats", 1, "name")).isEqualTo("Bruno (visitor)");
  }

  @Test
  void oneOfManyRequestsAtTheSameTimeGetsTheSeat() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 10; round++) {
        Json game = invite();
        List<Callable<Integer>> requests = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
          TestPlayer player = TestPlayer.browser(net, "racer" + i);
          requests.add(() -> take(player, game, "Racer").statusCode());
        }
        List<Integer> answers = new ArrayList<>();
        for (Future<Integer> answer : threads.invokeAll(requests)) {
          answers.add(answer.get());
        }
        assertThat(answers).containsOnlyOnce(200).filteredOn(code -> code == 409).hasSize(5);
      }
    }
  }

  @Test
  void challengeIsEitherWithdrawnOrJoined() throws Exception {
    int joined = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 60; round++) {
        String id =
            ana.make("{'id':'open%d','game':'talpa','open':true}".formatted(round)).text("gameId");
        String command = TestPlayer.command(ana.game(id), "'action':'withdraw'");
        int delay = round; // A join does more than a withdrawal: sometimes it gets a start.
        Future<HttpResponse<String>> withdrawal =
            threads.submit(() -> {
              Thread.sleep(delay);
              return ana.post("/games/" + id + "/commands", command);
            });
        Future<HttpResponse<String>> join =
            threads.submit(() -> bruno.post("/games/" + id + "/join", "{'name':'Bruno'}"));
        boolean isJoined = join.get().statusCode() == 200;
        assertThat(withdrawal.get().statusCode() == 200)
            .as("%s %s", withdrawal.get().body(), join.get().body())
            .isNotEqualTo(isJoined);
        assertThat(ana.game(id).text("ending")).isEqualTo(isJoined ? "" : "withdrawn");
        assertThat(bruno.game(id).text("side")).isEqualTo(isJoined ? "second" : "");
        joined += isJoined ? 1 : 0;
      }
    }
    assertThat(joined).as("both happen").isBetween(1, 59);
  }

  @Test
  void withdrawnChallengeCannotBeJoined() {
    String id = ana.make("{'id':'withdrawn','game':'talpa','open':true}").text("gameId");
    ana.act(id, "'action':'withdraw'");
    assertRefused(bruno.post("/games/" + id + "/join", "{'name':'B'}"), 409, "over");
    Json game = invite();
    ana.act(game.text("gameId"), "'action':'withdraw'");
    assertRefused(take(bruno, game, "Bruno"), 409, "over");
  }

  @Test
  void codeMovesSeatToAnotherDeviceAndOwnerCanEndIt() {
    Json game = invite();
    String id = game.text("gameId");
    take(bruno, game, "Bruno");
    assertRefused(
        TestPlayer.browser(net, "carla").post("/games/" + id + "/devices", "{}"), 403, "seat");
    HttpResponse<String> created = bruno.post("/games/" + id + "/devices", "{}");
    assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
    Json code = Json.read(created);
    assertThat(code.text("path")).isEqualTo("/g/" + id + "#d=" + code.text("code"));
    WebSocketClient owner = bruno.watch(id, "");
    TestPlayer phone = TestPlayer.browser(net, "phone");
    String redeem = "{'code':'" + code.text("code") + "','name':'Another'}";
    assertThat(phone.post("/games/" + id + "/seat", redeem).statusCode()).isEqualTo(200);
    assertThat(phone.game(id).text("side")).isEqualTo("second");
    assertThat(phone.game(id).text("seats", 1, "name")).isEqualTo("Bruno (visitor)");
    Json devices = hear(owner, "devices");
    assertThat(devices.number("count")).isEqualTo(2);
    assertThat(devices.number("later")).isEqualTo(1);
    owner.close();
    WebSocketClient again = bruno.watch(id, "");
    assertThat(hear(again, "devices").number("later")).as("after a reconnection").isEqualTo(1);
    assertRefused(
        TestPlayer.browser(net, "thief").post("/games/" + id + "/seat", redeem), 409, "expired");
    WebSocketClient second = phone.watch(id, "");
    assertThat(hear(second, "state").text("side")).isEqualTo("second");
    assertThat(phone.delete("/games/" + id + "/devices").statusCode()).isEqualTo(200);
    assertThat(bruno.game(id).text("side"))
        .as("a later device ends no earlier one")
        .isEqualTo("second");
    HttpResponse<String> ended = bruno.delete("/games/" + id + "/devices");
    assertThat(Json.read(ended).number("count")).as(ended.body()).isEqualTo(1);
    Json state = hear(second, "state");
    while (!state.text("side").isEmpty()) {
      state = hear(second, "state");
    }
    assertThat(phone.game(id).text("side")).isEmpty();
    assertRefused(phone.act(id, "'action':'resign'"), 403, "seat");
    assertThat(bruno.game(id).text("side")).isEqualTo("second");
    assertThat(hear(again, "devices").number("count")).isEqualTo(1);
    again.close();
    second.close();
  }

  private static Json hear(WebSocketClient socket, String type) {
    while (true) {
      Json message = Json.read(socket.receive());
      if (message.text("type").equals(type)) {
        return message;
      }
    }
  }
}
