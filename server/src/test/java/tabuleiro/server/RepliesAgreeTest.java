package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.WebSocketClient;

/// After each action, the reply to the player, the event that viewers receive and the state of the
/// game agree, over HTTP and over the socket, and a program that knows nothing but the last reply
/// can send the next command.
@Tag("full")
final class RepliesAgreeTest extends ServedGames {
  private static final List<String> SHARED =
      List.of("ply", "offers", "paused", "result", "ending", "endingText", "next", "swappable");

  private int made;

  /// A player, with the socket through which they act or follow the game.
  private record Connection(TestPlayer player, WebSocketClient socket, boolean isActing) {
    /// Sends a command and returns the reply.
    Json send(String id, String command) {
      if (!isActing) {
        HttpResponse<String> answer = player.post("/games/" + id + "/commands", command);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer);
      }
      socket.send(command.replace('\'', '"').replaceFirst("\\{", "{\"type\":\"command\","));
      return next("reply", 0);
    }

    /// Returns the next message of a type with a number.
    ///
    /// @param sequence the number; 0 for any
    Json next(String type, int sequence) {
      while (true) {
        Json message = Json.read(socket.receive());
        boolean isWanted = message.text("type").equals(type);
        if (isWanted && (sequence == 0 || message.number("sequence") == sequence)) {
          return message;
        }
      }
    }
  }

  private Connection connect(TestPlayer player, String id, boolean isActing) {
    return new Connection(player, player.watch(id, ""), isActing);
  }

  /// A game of which the players know the last reply only.
  private final class Game {
    private final String id;
    private final Connection first;
    private final Connection second;
    private final Connection viewer;
    private int seen;
    private int ply;

    Game(String id, boolean isOverSocket) {
      this.id = id;
      this.first = connect(ana, id, isOverSocket);
      this.second = connect(bruno, id, isOverSocket);
      this.viewer = connect(TestPlayer.browser(net, "carla"), id, false);
      update(ana.game(id));
    }

    private void update(Json state) {
      seen = state.number("head", "sequence");
      ply = state.number("ply");
    }

    void move(Connection by) {
      act(by, "'action':'move','targets':" + TestPlayer.path(ana.game(id).at("position")));
    }

    /// Performs an action, twice with the same id.
    ///
    /// @return the reply
    Json act(Connection by, String what) {
      String command =
          "{'id':'c%d','seenSequence':%d,'ply':%d,%s}".formatted(seen, seen, ply, what);
      Json reply = by.send(id, command);
      assertThat(reply.isTrue("accepted")).as(what + " " + reply).isTrue();
      Json event = viewer.next("event", reply.number("sequence"));
      assertThat(reply.text("hash")).isEqualTo(event.text("hash"));
      assertThat(reply.number("ply")).as(what).isEqualTo(event.number("ply"));
      Json state = ana.game(id);
      if (state.number("head", "sequence") == reply.number("sequence")) {
        for (String field : SHARED) {
          assertThat(state.at(field)).as(what + " " + field).isEqualTo(event.at(field));
        }
        assertThat(state.text("head", "hash")).isEqualTo(reply.text("hash"));
      }
      seen = reply.number("sequence");
      ply = reply.number("ply");
      assertThat(by.send(id, command)).as("again: " + what).isEqualTo(reply);
      return reply;
    }
  }

  private Game game(String more, boolean isOverSocket) {
    String id =
        ana.make("{'id':'agree%d','game':'talpa','open':true%s}".formatted(made++, more))
            .text("gameId");
    assertThat(bruno.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    return new Game(id, isOverSocket);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void offersAndAnswersAgree(boolean isOverSocket) {
    Game game = game("", isOverSocket);
    game.move(game.first);
    game.move(game.second);
    game.act(game.first, "'action':'offer','offer':'takeback'");
    game.act(game.second, "'action':'decline','offer':'takeback'");
    game.act(game.second, "'action':'offer','offer':'takeback'");
    assertThat(game.act(game.first, "'action':'accept','offer':'takeback'").number("ply"))
        .isEqualTo(1);
    game.move(game.second);
    game.move(game.first);
    game.act(game.second, "'action':'offer','offer':'takeback'");
    assertThat(game.act(game.first, "'action':'accept','offer':'takeback'").number("ply"))
        .isEqualTo(1);
    game.act(game.first, "'action':'offer','offer':'draw'");
    game.act(game.second, "'action':'decline','offer':'draw'");
    game.move(game.second);
    game.act(game.first, "'action':'resign'");
    game.act(game.second, "'action':'offer','offer':'rematch'");
    game.act(game.first, "'action':'decline','offer':'rematch'");
    game.act(game.first, "'action':'offer','offer':'rematch'");
    assertThat(game.act(game.second, "'action':'accept','offer':'rematch'").number("ply"))
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void swapAndAbortAgree(boolean isOverSocket) {
    Game game = game(",'swap':true", isOverSocket);
    game.move(game.first);
    game.act(game.second, "'action':'swap'");
    game.move(game.first);
    game.act(game.first, "'action':'resign'");
    Game aborted = game("", isOverSocket);
    aborted.move(aborted.first);
    aborted.act(aborted.second, "'action':'abort'");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void drawAgrees(boolean isOverSocket) {
    String id =
        ana.make("{'id':'agree%d','game':'trench','open':true}".formatted(made++)).text("gameId");
    bruno.post("/games/" + id + "/join", "{'name':'Bruno'}");
    Game game = new Game(id, isOverSocket);
    game.move(game.first);
    game.act(game.second, "'action':'offer','offer':'draw'");
    game.act(game.first, "'action':'accept','offer':'draw'");
  }

  @Test
  void withdrawalAgrees() {
    String id =
        ana.make("{'id':'agree%d','game':'talpa','open':true}".formatted(made++)).text("gameId");
    new Game(id, false).act(connect(ana, id, false), "'action':'withdraw'");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void takebackFromComputerAgrees(boolean isOverSocket) throws Exception {
    String id =
        ana.make("{'id':'agree%d','game':'talpa','second':'1'}".formatted(made++)).text("gameId");
    Game game = new Game(id, isOverSocket);
    for (int round = 0; round < 2; round++) {
      game.move(game.first);
      while (ana.game(id).number("ply") != 2 * round + 2) {
        Thread.sleep(20);
      }
      game.update(ana.game(id));
    }
    assertThat(game.act(game.first, "'action':'takeback'").number("ply")).isEqualTo(2);
    assertThat(game.act(game.first, "'action':'takeback'").number("ply")).isZero();
    game.move(game.first);
  }
}
