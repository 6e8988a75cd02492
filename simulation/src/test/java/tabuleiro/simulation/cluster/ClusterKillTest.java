package tabuleiro.simulation.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.RestartablePostgres;
import tabuleiro.server.game.GameStore;
import tabuleiro.testkit.TestClient;

/// Real servers on one PostgreSQL are killed, paused and cut off, and so is PostgreSQL, while
/// clients play at any of them. The oracle of the simulation checks all requests and answers. After
/// each fault every player must receive events again within a time.
final class ClusterKillTest {
  private static final int FEW_FAULTS = 10;

  /// The number of faults in the slow tests; `-Dfaults=50` reduces it.
  private static final int MANY_FAULTS = Integer.getInteger("faults", 200);

  /// Another seed is another order of the faults, of their length and of the moves.
  private static final long SEED = Long.getLong("faults.seed", 1);

  private static final int PAIRS = 6;

  /// How many events each player must receive after a fault.
  private static final int EVENTS = 2;

  /// How long that may take. A guess: twice the time after which a connection to the database that
  /// does not answer is given up.
  private static final long LIMIT_NANOS = 60_000_000_000L;

  @TempDir Path folder;

  @Test
  @Timeout(180)
  void twoServersLoseNothing() throws Exception {
    run(2, FEW_FAULTS);
  }

  @Test
  @Tag("slow")
  void threeServersLoseNothingInManyFaults() throws Exception {
    run(3, MANY_FAULTS);
  }

  private void run(int count, int faults) throws Exception {
    List<ClusterServer> servers = new ArrayList<>();
    AtomicBoolean isEnd = new AtomicBoolean();
    try (RestartablePostgres database = new RestartablePostgres(folder);
        HttpClient http = HttpClient.newHttpClient()) {
      Path errors = folder.resolve("errors");
      try {
        for (int i = 0; i < count; i++) {
          servers.add(new ClusterServer(errors, database.database(), database.port()));
        }
        List<TestClient> nets =
            servers.stream().map(server -> TestClient.to(http, server.port())).toList();
        List<ClusterPair> pairs = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
          String token = "pair-" + i + "-with-a-token-that-is-long-enough";
          ClusterClient client =
              new ClusterClient(nets.stream().map(net -> net.withToken(token)).toList(), token);
          ClusterPair pair =
              new ClusterPair(client, (int) SEED * PAIRS + i, i % 3 == 2, isEnd::get);
          pairs.add(pair);
          threads.add(Thread.startVirtualThread(pair::play));
        }
        awaitProgress(pairs);
        strike(servers, database, pairs, faults);
        isEnd.set(true);
        for (Thread thread : threads) {
          thread.join();
        }
        check(database, pairs);
      } finally {
        isEnd.set(true);
        servers.forEach(ClusterServer::close);
      }
    }
  }

  private static void strike(
      List<ClusterServer> servers,
      RestartablePostgres database,
      List<ClusterPair> pairs,
      int faults)
      throws Exception {
    RandomGenerator random = SeededRandom.of(SEED);
    List<ClusterFault> kinds = new ArrayList<>();
    for (int i = 0; i < faults; i++) {
      if (kinds.isEmpty()) {
        kinds.addAll(Arrays.asList(ClusterFault.values()));
        Collections.shuffle(kinds, java.util.Random.from(random));
      }
      ClusterFault fault = kinds.removeLast();
      int server = SeededRandom.nextBelow(random, servers.size());
      long begin = System.nanoTime();
      System.out.printf("fault %d: %s %d", i + 1, fault, server);
      fault.strike(servers.get(server), database, random.nextDouble());
      long mended = System.nanoTime();
      long recovery = awaitProgress(pairs);
      System.out.printf(
          " for %d ms; all played on within %d ms%n",
          (mended - begin) / 1_000_000, recovery / 1_000_000);
    }
  }

  /// Waits until each player has received some events. Returns how long that took.
  private static long awaitProgress(List<ClusterPair> pairs) throws InterruptedException {
    long begin = System.nanoTime();
    List<List<Long>> before = pairs.stream().map(ClusterPair::progress).toList();
    for (int i = 0; i < pairs.size(); i++) {
      ClusterPair pair = pairs.get(i);
      List<Long> start = before.get(i);
      while (!hasProgress(start, pair.progress())) {
        assertThat(pair.logs()).allSatisfy(log -> assertThat(log.violations()).isEmpty());
        assertThat(System.nanoTime() - begin)
            .as("nanoseconds without an event: %s", pair.describe())
            .isLessThan(LIMIT_NANOS);
        Thread.sleep(10);
      }
    }
    return System.nanoTime() - begin;
  }

  private static boolean hasProgress(List<Long> before, List<Long> now) {
    for (int i = 0; i < before.size(); i++) {
      if (now.get(i) < before.get(i) + EVENTS) {
        return false;
      }
    }
    return true;
  }

  private static void check(RestartablePostgres database, List<ClusterPair> pairs) {
    List<String> violations = new ArrayList<>();
    int games = 0;
    int events = 0;
    try (GameStore store = GameStore.open(database.database())) {
      for (ClusterPair pair : pairs) {
        for (GameLog log : pair.logs()) {
          var stored = store.events(log.game(), 0);
          games++;
          events += stored.size();
          violations.addAll(log.check(stored));
        }
      }
    }
    System.out.printf("%d games with %d events%n", games, events);
    assertThat(violations).isEmpty();
  }
}
