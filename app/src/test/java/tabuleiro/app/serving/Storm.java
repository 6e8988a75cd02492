package tabuleiro.app.serving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import tabuleiro.rules.support.SeededRandom;

/// Programs that play random games on a server until it is gone, each game with both sides.
final class Storm {
  private static final int GAMES = 8;
  private static final int PATIENCE_SECONDS = 30;

  private final RandomGenerator random;
  private final List<StormGame> games = new ArrayList<>();

  /// @param seed of the moves
  Storm(long seed) {
    random = SeededRandom.of(seed);
    for (int i = 0; i < GAMES; i++) {
      games.add(new StormGame("storm-program-" + i + "-with-a-long-token", seed * GAMES + i));
    }
  }

  /// Plays on a server until so many moves are acknowledged, and then does something to it, while
  /// more moves are on their way.
  void playUntil(int port, Runnable blow) throws InterruptedException {
    int moves = 20 + random.nextInt(60);
    CountDownLatch acknowledged = new CountDownLatch(moves);
    try (HttpClient client = HttpClient.newHttpClient()) {
      List<Thread> players =
          games.stream()
              .map(game ->
                  Thread.startVirtualThread(() -> game.play(client, port, acknowledged::countDown)))
              .toList();
      boolean enough = acknowledged.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      blow.run();
      for (Thread player : players) {
        player.join();
      }
      requireNoFailure();
      assertThat(enough).as("%d moves in time", moves).isTrue();
    }
  }

  /// Checks that a server has all that was acknowledged, in order, and nothing twice.
  ///
  /// @return how many events it has
  int check(int port) throws IOException {
    int events = 0;
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (StormGame game : games) {
        events += game.check(client, port);
      }
    }
    return events;
  }

  /// Returns how many moves were acknowledged over sockets so far.
  int overSockets() {
    return games.stream().mapToInt(StormGame::overSockets).sum();
  }

  private void requireNoFailure() {
    assertThat(games).allSatisfy(game -> assertThat(game.failure()).isEmpty());
  }
}
