package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// Clients that play random games on a server until it is gone. Each client plays both sides.
final class LoadGenerator {
  private static final int GAMES = 8;
  private static final int TIMEOUT_SECONDS = 30;

  private final RandomGenerator random;
  private final List<LoadGame> games = new ArrayList<>();

  /// Plays one game as fast as the server allows.
  ///
  /// @param seed the seed of the moves
  LoadGenerator(long seed) {
    this(seed, List.of(Games.find("talpa").orElseThrow().game("6x6")), 0);
  }

  /// @param seed the seed of the moves
  /// @param boards the games that the clients play, in turn
  /// @param pauseMillis how long each client pauses after a move
  LoadGenerator(long seed, List<Game> boards, long pauseMillis) {
    random = SeededRandom.of(seed);
    for (int i = 0; i < GAMES; i++) {
      String token = "load-client-number-" + i + "-with-a-long-token";
      Game board = boards.get(i % boards.size());
      games.add(new LoadGame(token, "192.0.2." + i, board, pauseMillis, seed * GAMES + i));
    }
  }

  /// Plays on a server until a random number of moves are acknowledged, and then runs an
  /// interruption while more moves are in flight.
  void playUntil(int port, Runnable interruption) throws InterruptedException {
    int moves = 20 + random.nextInt(60);
    CountDownLatch acknowledged = new CountDownLatch(moves);
    play(
        port,
        acknowledged::countDown,
        () -> {
          boolean isEnough = acknowledged.await(TIMEOUT_SECONDS, TimeUnit.SECONDS);
          interruption.run();
          return isEnough;
        },
        moves);
  }

  /// Plays on a server for a time, and then runs an interruption while more moves are in flight.
  ///
  /// @return the number of acknowledged moves
  long playFor(int port, Duration time, Runnable interruption) throws InterruptedException {
    LongAdder acknowledged = new LongAdder();
    play(
        port,
        acknowledged::increment,
        () -> {
          Thread.sleep(time);
          interruption.run();
          return acknowledged.sum() > 0;
        },
        1);
    return acknowledged.sum();
  }

  /// What happens while the clients play; ends with the end of the server.
  private interface Interruption {
    /// Returns whether there were enough moves.
    boolean await() throws InterruptedException;
  }

  private void play(int port, Runnable acknowledge, Interruption interruption, int moves)
      throws InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      List<Thread> players =
          games.stream()
              .map(game -> Thread.startVirtualThread(() -> game.play(client, port, acknowledge)))
              .toList();
      boolean isEnough = interruption.await();
      for (Thread player : players) {
        player.join();
      }
      requireNoFailure();
      assertThat(isEnough).as("%d moves in time", moves).isTrue();
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

  /// Forgets the games that were checked, except the last one of each client.
  void forgetFinished() {
    games.forEach(LoadGame::forgetFinished);
  }

  /// Returns the number of moves that were acknowledged over sockets.
  int socketMoves() {
    return games.stream().mapToInt(LoadGame::socketMoves).sum();
  }

  private void requireNoFailure() {
    assertThat(games).allSatisfy(game -> assertThat(game.failure()).isEmpty());
  }
}
