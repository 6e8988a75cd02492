package tabuleiro.server.http;

import java.util.LinkedHashMap;
import java.util.function.LongSupplier;
import tabuleiro.rules.Message;

/// How often each of many callers may ask: everyone has a bucket of tokens that fills at a steady
/// rate, and each call takes one. Those who have asked last are remembered; whoever is forgotten
/// has a full bucket. Safe for several threads.
public final class RateLimiter {
  /// A guess: some megabytes, and more callers than one server has at a time.
  private static final int MOST_REMEMBERED = 10_000;

  private static final double NANOS = 1e9;

  private final double perSecond;
  private final double full;
  private final LongSupplier nanoTime;
  private final LinkedHashMap<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

  /// @param tokens how many there were
  /// @param nanos when
  private record Bucket(double tokens, long nanos) {}

  /// @param perSecond how many tokens come back in a second
  /// @param full how many can be taken at once
  /// @param nanoTime tells the time in nanoseconds from any moment
  public RateLimiter(double perSecond, double full, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.full = full;
    this.nanoTime = nanoTime;
  }

  /// Takes a token from somebody's bucket.
  ///
  /// @param who his address, or his secret
  /// @throws ProblemException when it is empty; it says when there is one again
  public void acquire(String who) {
    double left = left(who);
    if (left < 0) {
      int seconds = (int) Math.clamp(Math.ceil(-left / perSecond), 1, 3600);
      throw ProblemException.tooManyRequests(Message.of("http.rate", seconds), seconds);
    }
  }

  /// Returns what is left after one more; less than 0 when it was not there to take.
  private synchronized double left(String who) {
    long now = nanoTime.getAsLong();
    Bucket before = buckets.getOrDefault(who, new Bucket(full, now));
    double tokens = Math.min(full, before.tokens() + (now - before.nanos()) / NANOS * perSecond);
    double left = tokens - 1;
    buckets.put(who, new Bucket(left < 0 ? tokens : left, now));
    if (buckets.size() > MOST_REMEMBERED) {
      buckets.pollFirstEntry();
    }
    return left;
  }
}
