package tabuleiro.engine;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Measures the speed of random games and of searches, on the calling thread: the median of several
/// batches after a warm-up. A measurement takes about ten batches.
public final class SpeedMeasurement {
  private static final int BATCHES = 7;
  private static final int WARM_UP_BATCHES = 3;
  private static final int GAMES_BETWEEN_CLOCK_READS = 64;

  /// The limit of each search. A batch searches all positions, however short it may be: 0.7 seconds
  /// in Ni-Ju in Chromium.
  private static final int NODES = 5_000;

  /// A small table is soon cleared before each search.
  private static final int HASH_MEBIBYTES = 2;

  private SpeedMeasurement() {}

  /// Does a part of the work; returns how much it was.
  private interface Work {
    long run();
  }

  /// Returns the number of complete random games per second.
  ///
  /// @param seed the seed of the random moves, and of a random start
  /// @param batchMillis the duration of one batch
  public static long playoutsPerSecond(Game game, long seed, int batchMillis) {
    RandomGenerator random = SeededRandom.of(seed);
    return median(
        () -> {
          for (int i = 0; i < GAMES_BETWEEN_CLOCK_READS; i++) {
            Playout.playToEnd(game.start(seed).trail(), random);
          }
          return GAMES_BETWEEN_CLOCK_READS;
        },
        batchMillis);
  }

  /// Returns the number of positions that searches visit per second, in the positions of
  /// [SearchSignature].
  ///
  /// @param batchMillis the least duration of one batch, which searches all of them
  public static long nodesPerSecond(Game game, int batchMillis) {
    Searcher searcher = SearcherFactory.createWithoutTables(game.id().game(), HASH_MEBIBYTES, 1);
    List<Position> positions = SearchSignature.positions(game);
    return median(
        () -> {
          long nodes = 0;
          for (Position position : positions) {
            searcher.forget();
            nodes +=
                searcher
                    .search(position, MoveLimits.ofNodes(NODES), 1, new StopSignal(), _ -> {})
                    .getFirst()
                    .totalNodes();
          }
          return nodes;
        },
        batchMillis);
  }

  private static long median(Work work, int batchMillis) {
    batch(work, WARM_UP_BATCHES * batchMillis);
    double[] rates = new double[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      rates[i] = batch(work, batchMillis);
    }
    Arrays.sort(rates);
    return Math.round(rates[BATCHES / 2]);
  }

  /// Returns the work done per second.
  private static double batch(Work work, int millis) {
    long start = System.nanoTime();
    long enough = millis * 1_000_000L;
    long done = 0;
    long nanos = 0;
    while (nanos < enough) {
      done += work.run();
      nanos = System.nanoTime() - start;
    }
    return done * 1e9 / nanos;
  }
}
