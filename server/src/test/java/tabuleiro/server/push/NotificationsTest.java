package tabuleiro.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.WebSocketClient;

/// Notifications of players, with a push service on this machine that reads what it gets as a
/// browser does.
@Tag("full")
final class NotificationsTest extends ServedGames {
  private static final Duration DELAY = Duration.ofSeconds(1);

  /// How long a notification that must not come is waited for.
  private static final long QUIET_MILLIS = 2500;

  private final PushServiceStub service = new PushServiceStub();
  private int count;

  @Override
  protected ServerOptions options(Path folder) {
    return ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
        .withLimits(ServerLimits.UNLIMITED)
        .withOperator(new SiteOperator("ana@example.org", ""))
        .withPush(new PushOptions(new PushServices(List.of(service.origin())), DELAY));
  }

  @AfterAll
  void stopService() {
    service.close();
  }

  /// Two players of a correspondence game that has begun, of whom the second gets notifications.
  private final class Fixture {
    final TestPlayer first = TestPlayer.browser(net, "first" + count);
    final TestPlayer second = TestPlayer.browser(net, "second" + count++);
    final TestBrowser browser = new TestBrowser();
    final String endpoint = "/" + count;
    final String game;

    Fixture() throws InterruptedException, GeneralSecurityException {
      subscribe();
      game =
          first
              .make("{'id':'g','game':'talpa','open':true,'clock':'3d/move','name':'Ana'}")
              .text("gameId");
      assertThat(second.post("/games/" + game + "/join", "{'name':'Rui'}").statusCode())
          .isEqualTo(200);
      assertThat(receive().text("title")).startsWith("A partida começou");
    }

    String subscribe() {
      HttpResponse<String> answer =
          second.put(
              "/push/subscriptions?language=pt", browser.subscription(service.origin() + endpoint));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      return Json.read(answer).text("id");
    }

    Json receive() throws InterruptedException, GeneralSecurityException {
      return Json.read(browser.decrypt(service.next(endpoint).body()));
    }

    void receiveNothing() throws InterruptedException {
      Thread.sleep(QUIET_MILLIS);
      assertThat(service.unread(endpoint)).isZero();
    }

    /// The first player, who moves second or first, makes a move.
    void letFirstMove() {
      if (second.game(game).text("position", "toMove").equals(second.game(game).text("side"))) {
        second.move(game);
      }
      assertThat(first.move(game).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void turnIsNotifiedOnceEncryptedAndSigned() throws Exception {
    Fixture players = new Fixture();
    players.letFirstMove();
    PushServiceStub.Received received = service.next(players.endpoint);
    Json notice = Json.read(players.browser.decrypt(received.body()));
    assertThat(notice.text("title")).isEqualTo("É a sua vez");
    assertThat(notice.text("body")).isEqualTo("Talpa contra Ana (visitante)");
    assertThat(notice.text("url")).isEqualTo("/g/" + players.game);
    assertThat(notice.text("language")).isEqualTo("pt");
    assertThat(received.headers().getFirst("Content-Encoding")).isEqualTo("aes128gcm");
    assertThat(received.headers().getFirst("Urgency")).isEqualTo("normal");
    assertThat(received.headers().getFirst("Topic")).isEqualTo(players.game);
    assertThat(Integer.parseInt(received.headers().getFirst("TTL")))
        .isBetween(3 * 86_400 - 60, 3 * 86_400);
    String key = Json.read(players.second.get("/push")).text("key");
    String claims = TestBrowser.claims(received.headers().getFirst("Authorization"), key);
    assertThat(Json.read(claims).text("aud")).isEqualTo(service.origin());
    assertThat(Json.read(claims).text("sub")).isEqualTo("mailto:ana@example.org");
    long hours = (Json.read(claims).number("exp") - System.currentTimeMillis() / 1000) / 3600;
    assertThat(hours).isBetween(1L, 24L);
    players.receiveNothing();
  }

  @Test
  void acceptedChallengeIsNotifiedToItsMaker() throws Exception {
    TestPlayer maker = TestPlayer.browser(net, "challenger");
    TestBrowser browser = new TestBrowser();
    assertThat(
            maker
                .put("/push/subscriptions", browser.subscription(service.origin() + "/maker"))
                .statusCode())
        .isEqualTo(200);
    String game =
        maker.make("{'id':'c','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    bruno.post("/games/" + game + "/join", "{'name':'Bruno'}");
    Json notice = Json.read(browser.decrypt(service.next("/maker").body()));
    assertThat(notice.text("title")).startsWith("The game has begun");
    assertThat(notice.text("body")).isEqualTo("Talpa against Bruno (visitor)");
  }

  @Test
  void endIsNotifiedWithItsReason() throws Exception {
    Fixture players = new Fixture();
    players.letFirstMove();
    players.receive();
    players.first.act(players.game, "'action':'resign'");
    Json notice = players.receive();
    assertThat(notice.text("title")).isEqualTo("A partida terminou");
    assertThat(notice.text("body")).startsWith("Talpa contra Ana (visitante): ");
  }

  @Test
  void playerWhoHasTheGameOpenGetsNothing() throws Exception {
    Fixture players = new Fixture();
    WebSocketClient socket = players.second.watch(players.game, "");
    socket.receive();
    players.letFirstMove();
    players.receiveNothing();
    socket.close();
  }

  @Test
  void turnThatWasTakenIsNotNotified() throws Exception {
    Fixture players = new Fixture();
    players.letFirstMove();
    players.second.move(players.game);
    players.receiveNothing();
  }

  @Test
  void quietHoursHoldNotificationsBack() throws Exception {
    Fixture players = new Fixture();
    String hours = "{'from':'00:00','to':'23:59','zone':'UTC'}";
    Json state = Json.read(players.second.put("/push/quiet-hours", hours));
    assertThat(state.text("quietHours", "to")).isEqualTo("23:59");
    players.letFirstMove();
    players.receiveNothing();
    assertThat(Json.read(players.second.delete("/push/quiet-hours")).has("quietHours")).isFalse();
    assertThat(Json.read(players.second.get("/push")).has("quietHours")).isFalse();
  }

  @Test
  void busyServiceIsAskedAgain() throws Exception {
    Fixture players = new Fixture();
    service.answerNext(503, 1);
    players.letFirstMove();
    long begin = System.nanoTime();
    players.receive();
    players.receive();
    assertThat(System.nanoTime() - begin).isGreaterThan(Duration.ofSeconds(1).toNanos());
  }

  /// The player has made that move in the meantime.
  @Test
  void laterTurnReplacesOneThatIsToBeSentAgain() throws Exception {
    Fixture players = new Fixture();
    service.answerNext(503, 1);
    players.letFirstMove();
    players.receive();
    players.letFirstMove();
    players.receive();
    players.receiveNothing();
  }

  @Test
  void subscriptionThatIsGoneIsForgotten() throws Exception {
    Fixture players = new Fixture();
    service.answerNext(410, 0);
    players.letFirstMove();
    players.receive();
    players.letFirstMove();
    players.receiveNothing();
  }

  @Test
  void subscriptionEndsWhenItsVisitorWants() throws Exception {
    Fixture players = new Fixture();
    String id = players.subscribe();
    players.first.delete("/push/subscriptions/" + id); // Another visitor cannot.
    players.letFirstMove();
    players.receive();
    players.second.delete("/push/subscriptions/" + id);
    players.letFirstMove();
    players.receiveNothing();
  }

  @Test
  void refusesWhatIsNoSubscription() {
    String good = new TestBrowser().subscription(service.origin() + "/x");
    for (String bad :
        List.of(
            good.replace(service.origin(), "https://push.example.org"),
            good.replace("'p256dh':'B", "'p256dh':'A"),
            good.replaceFirst("'auth':'..", "'auth':'"))) {
      HttpResponse<String> answer = ana.put("/push/subscriptions", bad);
      assertThat(answer.statusCode()).as(bad).isEqualTo(400);
      assertThat(Json.read(answer).text("message")).isNotBlank();
    }
    for (String bad :
        List.of(
            "{'from':'22:00','to':'22:00','zone':'UTC'}",
            "{'from':'24:00','to':'08:00','zone':'UTC'}",
            "{'from':'22:00','to':'08:00','zone':'Mars'}")) {
      assertThat(ana.put("/push/quiet-hours", bad).statusCode()).as(bad).isEqualTo(400);
    }
  }
}
