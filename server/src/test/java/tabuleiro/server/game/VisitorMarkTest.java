package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.RegisteredRoutes;
import tabuleiro.server.Server;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// A visitor and a member with similar names: wherever a name is shown, it says which is which.
@Tag("full")
final class VisitorMarkTest extends ServedGames {
  private static final String MEMBER = "Carlota";
  private static final String VISITOR = "Carlote";
  private static final Map<String, String> MARKS = Map.of("en", " (visitor)", "pt", " (visitante)");

  private final RegisteredRoutes registered = new RegisteredRoutes();
  private TestPlayer member;
  private TestPlayer visitor;
  private String playing = "";
  private String finished = "";

  @Override
  @BeforeAll
  protected void start(@TempDir Path folder) {
    server = Server.start(options(folder), List.of(registered));
    net = TestClient.to(server.port());
    member = TestPlayer.member(net, MEMBER);
    visitor = TestPlayer.browser(net, VISITOR);
    playing = play("playing");
    finished = play("finished");
    visitor.act(finished, "'action':'resign'");
    assertThat(post("/games", game("open") + ",'name':'" + VISITOR + "'}"))
        .contains("invitationPath");
    assertThat(member.post("/games", game("open-too") + "}").statusCode()).isEqualTo(201);
  }

  private static String game(String id) {
    return ("{'id':'%s','game':'talpa','variant':'8x8','first':'me','second':'other',"
            + "'open':true,'visibility':'public'")
        .formatted(id);
  }

  private String post(String path, String json) {
    return visitor.post(path, json).body();
  }

  /// Returns the id of a public game in which the member has moved.
  private String play(String id) {
    String made = member.make(game(id) + "}").text("gameId");
    assertThat(post("/games/" + made + "/join", "{'name':'" + VISITOR + "'}")).contains("second");
    assertThat(member.move(made).statusCode()).isEqualTo(200);
    post("/games/" + made + "/messages", "{'id':'m" + id + "','text':'good luck'}");
    return made;
  }

  /// Returns the answers to all reading requests of both players in a language, by the request.
  private Map<String, String> answers(String language) {
    Map<String, String> all = new LinkedHashMap<>();
    List<String> addresses = new ArrayList<>(registered.addresses(playing));
    addresses.addAll(registered.addresses(finished));
    addresses.add("/api/v2/search?player=" + MEMBER);
    addresses.add("/search?player=" + MEMBER);
    addresses.add("/api/v2/players/" + MEMBER);
    addresses.add("/player/" + MEMBER);
    addresses.add("/player/" + VISITOR);
    for (TestPlayer caller : List.of(member, visitor)) {
      for (String path : addresses) {
        all.put(
            "%s %s %s".formatted(language, caller.equals(member) ? "member" : "visitor", path),
            caller.net().get(path, "Accept-Language", language).body());
      }
    }
    return all;
  }

  @Test
  void everyAnswerWithTheNameOfTheVisitorSaysSo() {
    SoftAssertions softly = new SoftAssertions();
    for (Map.Entry<String, String> mark : MARKS.entrySet()) {
      int shown = 0;
      for (Map.Entry<String, String> answer : answers(mark.getKey()).entrySet()) {
        // Records are the same in both languages.
        String marks = String.join("|", MARKS.values().stream().map(Pattern::quote).toList());
        String text = answer.getValue();
        Matcher plain = Pattern.compile(VISITOR + "(?!" + marks + ")").matcher(text);
        if (text.contains(VISITOR) && !answer.getKey().endsWith("/player/" + VISITOR)) {
          shown++;
          softly.assertThat(plain.find() ? around(text, plain) : "").as(answer.getKey()).isEmpty();
        }
        softly.assertThat(text).as(answer.getKey()).doesNotContain(MEMBER + " (");
      }
      softly.assertThat(shown).as(mark.getKey()).isGreaterThan(20);
    }
    softly.assertAll();
  }

  private static String around(String text, MatchResult found) {
    return text.substring(
        Math.max(0, found.start() - 80), Math.min(text.length(), found.end() + 20));
  }

  @Test
  void socketsShowIt() {
    for (String path : List.of("/api/v2/games/" + playing + "/live", "/api/v2/lobby/live")) {
      try (WebSocketClient socket = net.connect(path, member.headers().toArray(String[]::new))) {
        assertThat(socket.receive()).contains(VISITOR + " (visitor)", MEMBER);
      }
    }
  }

  @Test
  void noMemberCanTakeTheMark() {
    for (String name :
        List.of(VISITOR + " (visitor)", VISITOR + "(visitante)", "visitor", "Guest")) {
      assertThat(
              TestPlayer.browser(net, "other")
                  .post("/account", "{'name':'%s','password':'one two three'}".formatted(name))
                  .statusCode())
          .as(name)
          .isEqualTo(400);
    }
  }
}
