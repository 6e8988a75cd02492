package tabuleiro.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.game.TwoServers;

/// Notifications by two servers with one PostgreSQL: exactly one of them sends each.
@Tag("full")
final class SharedNotificationsTest {
  private static final int GAMES = 12;
  private static final Duration DELAY = Duration.ofSeconds(1);

  /// How long a second notification that must not come is waited for.
  private static final long QUIET_MILLIS = 1500;

  /// The moves come at the same time through both servers, so both look for due notifications at
  /// the same time, and find the same ones.
  @Test
  void exactlyOneServerSendsEachNotification() throws Exception {
    try (PushServiceStub service = new PushServiceStub();
        TwoServers servers =
            new TwoServers(options ->
                options.withPush(
                    new PushOptions(new PushServices(List.of(service.origin())), DELAY)));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      TestBrowser browser = new TestBrowser();
      TestPlayer subscriber = TestPlayer.browser(servers.netHere(), "subscriber");
      List<String> games = new ArrayList<>();
      List<Callable<Integer>> moves = new ArrayList<>();
      for (int i = 0; i < GAMES; i++) {
        TestPlayer opponent =
            TestPlayer.browser(i % 2 == 0 ? servers.netHere() : servers.netThere(), "opponent" + i);
        String game = begin(opponent, subscriber);
        games.add(game);
        moves.add(() -> opponent.move(game).statusCode());
      }
      String subscription = browser.subscription(service.origin() + "/all");
      assertThat(subscriber.put("/push/subscriptions", subscription).statusCode()).isEqualTo(200);
      for (Future<Integer> status : threads.invokeAll(moves)) {
        assertThat(status.get()).isEqualTo(200);
      }
      List<String> notified = new ArrayList<>();
      for (int i = 0; i < GAMES; i++) {
        notified.add(service.next("/all").headers().getFirst("Topic"));
      }
      assertThat(notified).containsExactlyInAnyOrderElementsOf(games);
      Thread.sleep(QUIET_MILLIS);
      assertThat(service.unread("/all")).as("sent twice").isZero();
    }
  }

  /// Begins a correspondence game in which it is the opponent's turn. Returns its id.
  private static String begin(TestPlayer opponent, TestPlayer subscriber) {
    String game =
        opponent.make("{'id':'g','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    assertThat(subscriber.post("/games/" + game + "/join", "{'name':'Rui'}").statusCode())
        .isEqualTo(200);
    Json state = subscriber.game(game);
    if (state.text("position", "toMove").equals(state.text("side"))) {
      assertThat(subscriber.move(game).statusCode()).isEqualTo(200);
    }
    return game;
  }
}
