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

/// Clients that play random games on a server until it is gone. Each client plays both sides.
final class LoadGenerator {
  private static final int GAMES = 8;
  private static final int TIMEOUT_SECONDS = 30;

  private final RandomGenerator random;
  private final List<LoadGame> games = new ArrayList<>();

  /// @param seed the seed of the moves
  LoadGenerator(long seed) {
    random = SeededRandom.of(seed);
    for (int i = 0; i < GAMES; i++) {
      games.add(new LoadGame("load-client-number-" + i + "-with-a-long-token", seed * GAMES + i));
    }
  }

  /// Plays on a server until a random number of moves are acknowledged, and then runs an
  /// interruption while more moves are in flight.
  void playUntil(int port, Runnable interruption) throws InterruptedException {
    int moves = 20 + random.nextInt(60);
    CountDownLatch acknowledged = new CountDownLatch(moves);
    try (HttpClient client = HttpClient.newHttpClient()) {
      List<Thread> players =
          games.stream()
              .map(game ->
                  Thread.startVirtualThread(() -> game.play(client, port, acknowledged::countDown)))
              .toList();
      boolean enough = acknowledged.await(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      interruption.run();
      for (Thread player : players) {
        player.join();
      }
      requireNoFailure();
      assertThat(enough).as("%d moves in time", moves).isTrue();
    }
  }

  /// Checks that a server has every acknowledged event, in order and once.
  ///
  /// @return the number of events of the server
  int check(int port) throws IOException {
    int events = 0;
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (LoadGame game : games) {
        events += game.check(client, port);
      }
    }
    return events;
  }

  /// Returns the number of moves that were acknowledged over sockets.
  int socketMoves() {
    return games.stream().mapToInt(LoadGame::socketMoves).sum();
  }

  private void requireNoFailure() {
    assertThat(games).allSatisfy(game -> assertThat(game.failure()).isEmpty());
  }
}
