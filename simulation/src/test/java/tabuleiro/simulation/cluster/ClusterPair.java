package tabuleiro.simulation.cluster;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.game.Json;

/// Two players who play one game after another at the servers of a cluster, or one who plays
/// against a computer.
final class ClusterPair {
  private static final int CREATED = 201;

  private final ClusterClient client;
  private final int number;
  private final boolean isAgainstComputer;
  private final RandomGenerator random;
  private final BooleanSupplier isEnd;
  private final List<LongAdder> progress = List.of(new LongAdder(), new LongAdder());
  private final List<GameLog> logs = new CopyOnWriteArrayList<>();
  private volatile List<ClusterPlayer> players = List.of();

  /// @param number distinguishes it from other pairs, and is the seed of its moves
  /// @param isAgainstComputer whether the second side is a computer
  /// @param isEnd whether the players are to stop
  ClusterPair(ClusterClient client, int number, boolean isAgainstComputer, BooleanSupplier isEnd) {
    this.client = client;
    this.number = number;
    this.isAgainstComputer = isAgainstComputer;
    this.random = SeededRandom.of(number);
    this.isEnd = isEnd;
  }

  /// Returns what was sent and received, by game.
  List<GameLog> logs() {
    return logs;
  }

  /// Returns how many events each player has seen.
  List<Long> progress() {
    return progress.stream().limit(isAgainstComputer ? 1 : 2).map(LongAdder::sum).toList();
  }

  /// Returns what a report of players without progress needs.
  List<String> describe() {
    return players.stream().map(ClusterPlayer::describe).toList();
  }

  /// Plays until the end is requested.
  void play() {
    try {
      for (int games = 0; !isEnd.getAsBoolean(); games++) {
        play(games);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void play(int games) throws InterruptedException {
    String id = create(games);
    if (id.isEmpty()) {
      return;
    }
    GameLog log = new GameLog(id);
    logs.add(log);
    List<ClusterPlayer> seated = new ArrayList<>();
    for (Side side : isAgainstComputer ? List.of(Side.FIRST) : List.of(Side.values())) {
      RandomGenerator own = SeededRandom.of(random.nextLong());
      seated.add(new ClusterPlayer(client, log, side, own, progress.get(side.ordinal()), isEnd));
    }
    players = List.copyOf(seated);
    List<Thread> threads =
        seated.stream().map(player -> Thread.startVirtualThread(player::play)).toList();
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /// Creates a game; sends the request until it is answered. Returns an empty id at the end.
  private String create(int games) throws InterruptedException {
    String json =
        """
        {"id":"pair%d-%d","game":"talpa","variant":"6x6","seed":0,"first":"me","second":"%s"}\
        """
            .formatted(number, games, isAgainstComputer ? "1" : "me");
    while (!isEnd.getAsBoolean()) {
      try {
        int server = SeededRandom.nextBelow(random, client.servers().size());
        HttpResponse<String> response = client.post(server, "/api/v2/games", json);
        if (response.statusCode() == CREATED) {
          return Json.read(response).text("gameId");
        }
        if (response.statusCode() < 500) {
          throw new AssertionError("refused: " + response.body());
        }
      } catch (IOException e) {
        // It is sent again to any server.
      }
      Thread.sleep(100);
    }
    return "";
  }
}
