package tabuleiro.online;

import java.util.random.RandomGenerator;

/// The waits between attempts to reach a server: each is twice as long as the one before. A random
/// part keeps the clients of a server that was restarted from coming back all at once.
final class RetryDelay {
  private static final long FIRST_MILLIS = 50;
  private static final long MAX_MILLIS = 10_000;

  private final RandomGenerator random;
  private int failures;

  RetryDelay(RandomGenerator random) {
    this.random = random;
  }

  /// Returns the next wait in milliseconds: from 50 ms to 10 s, or longer where the server asks for
  /// it.
  ///
  /// @param leastMillis how long the server asks to wait; 0 when it does not
  long nextMillis(long leastMillis) {
    long delay = Math.min(FIRST_MILLIS << Math.min(failures, 10), MAX_MILLIS);
    failures++;
    long half = delay / 2;
    return Math.max(leastMillis, half + random.nextLong(half + 1));
  }

  /// Starts again with the shortest wait.
  void reset() {
    failures = 0;
  }
}
