package tabuleiro.server.http;

import java.util.LinkedHashMap;
import java.util.function.LongSupplier;
import tabuleiro.rules.Message;

/// Limits the rate of each of many callers by token buckets, which fill at a steady rate; each
/// request takes a token. The most recent callers are remembered; a forgotten caller has a full
/// bucket. Thread-safe.
public final class RateLimiter {
  /// A guess: some megabytes, and more callers than one server has at a time.
  private static final int MAX_BUCKETS = 10_000;

  private static final double NANOS = 1e9;

  private final double perSecond;
  private final double capacity;
  private final LongSupplier nanoTime;
  private final LinkedHashMap<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

  /// @param tokens the tokens in the bucket
  /// @param nanos the time of that count
  private record Bucket(double tokens, long nanos) {}

  /// @param perSecond the tokens that are added in a second
  /// @param full the capacity of a bucket
  /// @param nanoTime a clock, in nanoseconds from any start
  public RateLimiter(double perSecond, double full, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.capacity = full;
    this.nanoTime = nanoTime;
  }

  /// Takes a token from a caller's bucket.
  ///
  /// @param key the caller's address or secret
  /// @throws ProblemException when the bucket is empty; it has the time of the next token
  public void acquire(String key) {
    double left = left(key);
    if (left < 0) {
      int seconds = (int) Math.clamp(Math.ceil(-left / perSecond), 1, 3600);
      throw ProblemException.tooManyRequests(Message.of("http.rate", seconds), seconds);
    }
  }

  /// Returns the tokens left after taking one; less than 0 when there was none to take.
  private synchronized double left(String key) {
    long now = nanoTime.getAsLong();
    Bucket before = buckets.getOrDefault(key, new Bucket(capacity, now));
    double tokens =
        Math.min(capacity, before.tokens() + (now - before.nanos()) / NANOS * perSecond);
    double left = tokens - 1;
    buckets.put(key, new Bucket(left < 0 ? tokens : left, now));
    if (buckets.size() > MAX_BUCKETS) {
      buckets.pollFirstEntry();
    }
    return left;
  }
}
