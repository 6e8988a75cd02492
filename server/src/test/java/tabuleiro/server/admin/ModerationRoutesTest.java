package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.WebSocketClient;

/// What moderators do over HTTP, and what others who try it get.
final class ModerationRoutesTest extends ServedGames {
  private static final String REPORTS = "/moderation/reports";

  private DatabaseAddress database = new DatabaseAddress.Sqlite(Path.of(""));

  @Override
  protected ServerOptions options(Path folder) {
    database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    return super.options(folder);
  }

  /// Runs commands of the operator, as another process does.
  private void administer(Consumer<AccountAdministration> commands) {
    try (GameStore store = new GameStore(Database.openForTool(database))) {
      commands.accept(new AccountAdministration(store, "root", System::currentTimeMillis));
    }
  }

  private TestPlayer moderator(String name) {
    TestPlayer member = TestPlayer.member(net, name);
    administer(operator -> {
      assertThat(operator.setModerator(operator.find(name).orElseThrow(), true)).isTrue();
      assertThat(operator.setModerator(operator.find(name).orElseThrow(), true)).isFalse();
    });
    return member;
  }

  private static String error(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Json.read(answer).text("error");
  }

  private static Json done(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer);
  }

  /// Returns a game of two members with a message, which one of them has reported.
  private static String reported(TestPlayer one, TestPlayer other, String id) {
    String game =
        one.make("{'id':'%s','game':'talpa','open':true,'clock':'3d/move'}".formatted(id))
            .text("gameId");
    done(other.post("/games/" + game + "/join", "{}"));
    done(one.put("/games/" + game + "/chat", "{'allowed':true}"));
    done(other.put("/games/" + game + "/chat", "{'allowed':true}"));
    assertThat(
            other
                .post("/games/" + game + "/messages", "{'id':'m','text':'rude %s'}".formatted(id))
                .statusCode())
        .isLessThan(300);
    done(one.put("/games/" + game + "/report", "{'reason':'insults','note':'see message 1'}"));
    return game;
  }

  @Test
  void aModeratorSeesAReportErasesTheMessageAndClosesTheReport() {
    TestPlayer mara = moderator("Mara");
    String game = reported(TestPlayer.member(net, "Xico"), TestPlayer.member(net, "Yara"), "one");
    Json report = done(mara.get(REPORTS)).at("reports", 0);
    assertThat(report.text("gameId")).isEqualTo(game);
    assertThat(report.text("reporter")).isEqualTo("Xico");
    assertThat(report.text("reason")).isEqualTo("insults");
    assertThat(List.of(report.text("members", 0), report.text("members", 1)))
        .containsExactlyInAnyOrder("Xico", "Yara");
    assertThat(report.text("messages", 0, "text")).isEqualTo("rude one");
    String messages = "/moderation/games/" + game + "/messages/";
    assertThat(error(mara.delete(messages + "9"), 404)).isEqualTo("message");
    assertThat(error(mara.delete(messages + "x"), 404)).isEqualTo("message");
    assertThat(done(mara.delete(messages + "1")).toString()).doesNotContain("rude one");
    String closing = "/moderation/games/" + game + "/closing";
    assertThat(error(mara.post(closing, "{'note':'%s'}".formatted("x".repeat(1001))), 400))
        .isEqualTo("note");
    assertThat(done(mara.post(closing, "{'note':'warned'}")).toString()).doesNotContain(game);
    assertThat(error(mara.post(closing, "{}"), 404)).isEqualTo("report");
    assertThat(mara.post("/moderation/games/none/closing", "{}").statusCode()).isEqualTo(404);
    administer(operator ->
        assertThat(operator.log())
            .anySatisfy(entry -> {
              assertThat(entry.operator()).isEqualTo("Mara (moderator)");
              assertThat(entry.command()).isEqualTo("close");
              assertThat(entry.subject()).isEqualTo(game);
              assertThat(entry.detail()).isEqualTo("warned");
            })
            .anySatisfy(entry -> {
              assertThat(entry.operator()).isEqualTo("Mara (moderator)");
              assertThat(entry.command()).isEqualTo("erase");
            }));
  }

  @Test
  void aModeratorDeletesAGameThatPeopleWatch() {
    TestPlayer luis = moderator("Luis");
    TestPlayer berta = TestPlayer.member(net, "Berta");
    String game = reported(berta, TestPlayer.member(net, "Caio"), "four");
    String deletion = "/moderation/games/" + game + "/deletion";
    assertThat(error(luis.post(deletion, "{'reason':' '}"), 400)).isEqualTo("reason");
    assertThat(error(luis.post(deletion, "{}"), 400)).isEqualTo("reason");
    assertThat(berta.post(deletion, "{'reason':'lost'}").statusCode()).isEqualTo(404);
    assertThat(berta.game(game).text("id")).isEqualTo(game);
    try (WebSocketClient watcher = berta.watch(game, "")) {
      assertThat(watcher.receive()).contains(game);
      assertThat(done(luis.post(deletion, "{'reason':'insults'}")).toString()).doesNotContain(game);
      assertThat(watcher.awaitCloseStatus()).isEqualTo(1008);
    }
    assertThat(error(berta.get("/games/" + game), 404)).isEqualTo("no-game");
    assertThat(error(luis.post(deletion, "{'reason':'insults'}"), 404)).isEqualTo("no-game");
    assertThat(berta.get("/account/export").body()).doesNotContain(game);
    administer(operator ->
        assertThat(operator.log())
            .anySatisfy(entry -> {
              assertThat(entry.operator()).isEqualTo("Luis (moderator)");
              assertThat(entry.command()).isEqualTo("delete");
              assertThat(entry.subject()).isEqualTo(game);
              assertThat(entry.detail()).isEqualTo("insults");
            }));
  }

  @Test
  void aModeratorDecidesNothingAboutOwnGames() {
    TestPlayer dora = moderator("Dora");
    TestPlayer edu = TestPlayer.member(net, "Edu");
    String game = reported(edu, dora, "five");
    assertThat(dora.act(game, "'action':'resign'").statusCode()).isLessThan(300);
    String own = "/moderation/games/" + game;
    assertThat(error(dora.post(own + "/deletion", "{'reason':'x'}"), 403)).isEqualTo("own-game");
    assertThat(error(dora.post(own + "/closing", "{}"), 403)).isEqualTo("own-game");
    assertThat(error(dora.delete(own + "/messages/1"), 403)).isEqualTo("own-game");
    assertThat(edu.game(game).text("result")).isEqualTo(dora.game(game).text("result"));
    assertThat(done(dora.get(REPORTS)).toString()).contains(game, "rude five");
  }

  @Test
  void aModeratorRenamesAndSuspendsMembersButNoModerator() {
    TestPlayer nina = moderator("Nina");
    moderator("Oscar");
    TestPlayer pia = TestPlayer.member(net, "Pia");
    TestPlayer.member(net, "Quim");
    String member = "/moderation/members/";
    done(nina.put(member + "pia/name", "{'name':'Petra'}"));
    assertThat(Json.read(pia.get("/account")).text("name")).isEqualTo("Petra");
    assertThat(error(nina.put(member + "petra/name", "{'name':'Quim'}"), 409)).isEqualTo("name");
    assertThat(nina.put(member + "petra/name", "{'name':'?'}").statusCode()).isEqualTo(400);
    assertThat(nina.put(member + "zoe/name", "{'name':'Zita'}").statusCode()).isEqualTo(404);
    String suspension = member + "petra/suspension";
    assertThat(error(nina.put(suspension, "{'reason':' '}"), 400)).isEqualTo("reason");
    done(nina.put(suspension, "{'reason':'insults'}"));
    assertThat(pia.post("/account/tokens", "{'name':'x','scopes':['read']}").statusCode())
        .isEqualTo(401);
    done(nina.delete(suspension));
    for (String name : List.of("oscar", "nina")) {
      assertThat(error(nina.put(member + name + "/suspension", "{'reason':'x'}"), 403))
          .isEqualTo("moderator");
      assertThat(error(nina.put(member + name + "/name", "{'name':'Zita'}"), 403))
          .isEqualTo("moderator");
      assertThat(error(nina.delete(member + name + "/suspension"), 403)).isEqualTo("moderator");
    }
  }

  @Test
  void forEveryoneElseThereIsNothingHere() {
    TestPlayer rita = TestPlayer.member(net, "Rita");
    TestPlayer sara = TestPlayer.member(net, "Sara");
    String game = reported(rita, sara, "two");
    for (TestPlayer other : List.of(ana, rita)) {
      assertThat(other.get(REPORTS).statusCode()).isEqualTo(404);
      assertThat(other.post("/moderation/games/" + game + "/closing", "{}").statusCode())
          .isEqualTo(404);
      assertThat(other.delete("/moderation/games/" + game + "/messages/1").statusCode())
          .isEqualTo(404);
      assertThat(other.put("/moderation/members/sara/suspension", "{'reason':'x'}").statusCode())
          .isEqualTo(404);
      assertThat(other.put("/moderation/members/sara/name", "{'name':'Zita'}").statusCode())
          .isEqualTo(404);
      assertThat(other.delete("/moderation/members/sara/suspension").statusCode()).isEqualTo(404);
    }
    assertThat(Json.read(sara.get("/account")).text("name")).isEqualTo("Sara");
    TestPlayer tina = moderator("Tina");
    assertThat(Json.read(tina.get("/account")).isTrue("moderator")).isTrue();
    assertThat(Json.read(rita.get("/account")).isTrue("moderator")).isFalse();
    assertThat(done(tina.get(REPORTS)).toString()).contains(game, "rude two");
    administer(operator ->
        assertThat(operator.setModerator(operator.find("tina").orElseThrow(), false)).isTrue());
    assertThat(tina.get(REPORTS).statusCode()).isEqualTo(404);
  }

  @Test
  void aTokenOfAModeratorDoesNotModerate() {
    TestPlayer vera = moderator("Vera");
    String secret =
        Json.read(
                vera.post(
                    "/account/tokens", "{'name':'x','scopes':['read','play','puzzles','studies']}"))
            .text("secret");
    TestPlayer program = TestPlayer.program(net, secret);
    assertThat(error(program.get(REPORTS), 403)).isEqualTo("scope");
    assertThat(error(program.delete("/moderation/members/vera/suspension"), 403))
        .isEqualTo("scope");
  }
}
