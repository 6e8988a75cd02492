package tabuleiro.app.measure;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;

/// Measures the speed of random games, on the calling thread.
final class PlayoutRate {
  private static final int BATCHES = 7;
  private static final int GAMES_BETWEEN_CLOCK_READS = 64;

  private PlayoutRate() {}

  /// Returns the number of complete random games per second: the median of several batches after a
  /// warm-up.
  ///
  /// @param seed the seed of the random moves, and of a random start
  /// @param batchMillis the duration of one batch; the measurement takes about ten
  static long measure(Game game, long seed, int batchMillis) {
    RandomGenerator random = SeededRandom.of(seed);
    batch(game, seed, random, 3 * batchMillis);
    double[] rates = new double[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      rates[i] = batch(game, seed, random, batchMillis);
    }
    Arrays.sort(rates);
    return Math.round(rates[BATCHES / 2]);
  }

  private static double batch(Game game, long seed, RandomGenerator random, int millis) {
    long start = System.nanoTime();
    long enough = millis * 1_000_000L;
    long games = 0;
    long nanos = 0;
    while (nanos < enough) {
      for (int i = 0; i < GAMES_BETWEEN_CLOCK_READS; i++) {
        Playout.playToEnd(game.start(seed).trail(), random);
      }
      games += GAMES_BETWEEN_CLOCK_READS;
      nanos = System.nanoTime() - start;
    }
    return games * 1e9 / nanos;
  }
}
