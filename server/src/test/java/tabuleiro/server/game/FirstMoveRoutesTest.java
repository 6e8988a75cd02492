package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// The time for the first move over HTTP, on two servers with one PostgreSQL: both watch it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
final class FirstMoveRoutesTest {
  private final TwoServers servers = new TwoServers(options -> options);
  private final TestClient netHere = servers.netHere();
  private final TestClient netThere = servers.netThere();

  @AfterAll
  void stop() {
    servers.close();
  }

  @Test
  void clockShowsTimeForFirstMove() {
    TestPlayer maker = TestPlayer.browser(netHere, "maker");
    String id = maker.make("{'id':'a','game':'talpa','open':true,'clock':'5m'}").text("gameId");
    assertThat(maker.game(id).at("clock").has("firstMoveMillis"))
        .as("before the game begins")
        .isFalse();
    TestPlayer guest = TestPlayer.browser(netThere, "guest");
    assertThat(guest.post("/games/" + id + "/join", "{'name':'Bruno'}").statusCode())
        .isEqualTo(200);
    assertThat(guest.game(id).number("clock", "firstMoveMillis")).isBetween(50_000, 60_000);
    TestPlayer mover =
        guest.game(id).text("side").equals(guest.game(id).text("position", "toMove"))
            ? guest
            : maker;
    assertThat(mover.move(id).statusCode()).isEqualTo(200);
    assertThat(guest.game(id).number("clock", "firstMoveMillis")).isBetween(50_000, 60_000);
    assertThat((mover.equals(guest) ? maker : guest).move(id).statusCode()).isEqualTo(200);
    assertThat(guest.game(id).at("clock").has("firstMoveMillis"))
        .as("after both first moves")
        .isFalse();
  }

  @Test
  void missingFirstMoveEndsGameOnce() throws InterruptedException {
    Seat ana = Seat.human("Ana");
    SessionSetup setup =
        SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana)
            .withTimeControl(TimeControl.parse("5m"));
    try (GameStore store = GameStore.open(servers.database())) {
      long begin = System.currentTimeMillis() - 58_000;
      String id = new LiveGames(store).create(NewGames.taken(setup, GameSeries.SINGLE), begin).id();
      WebSocketClient onFirst = TestPlayer.browser(netHere, "watcher").watch(id, "?after=2");
      WebSocketClient onSecond = TestPlayer.browser(netThere, "watcher").watch(id, "?after=2");
      for (WebSocketClient socket : new WebSocketClient[] {onFirst, onSecond}) {
        Json event = event(socket);
        assertThat(event.text("action")).isEqualTo("no-start");
        assertThat(event.text("actor")).isEqualTo("server");
        assertThat(event.text("result")).isEqualTo("*");
        assertThat(event.text("ending")).isEqualTo("no-start");
        assertThat(event.text("endingText")).isEqualTo("no first move in time");
        socket.close();
      }
      Thread.sleep(300); // The other server has checked the same deadline.
      assertThat(store.events(id, 2))
          .singleElement()
          .extracting(event -> event.content().action())
          .isEqualTo(new ServerAction.NoStart());
    }
  }

  /// Returns the next event that a watcher receives.
  private static Json event(WebSocketClient socket) throws InterruptedException {
    while (true) {
      Json message = Json.read(socket.receive());
      if (message.text("type").equals("event")) {
        return message;
      }
    }
  }
}
