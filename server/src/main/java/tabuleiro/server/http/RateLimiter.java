package tabuleiro.server.http;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.Tokens;

/// Limits the rate of each of many callers by token buckets, which fill at a steady rate; each
/// request takes a token. Thread-safe.
///
/// A bucket is stored as the time at which it is full again, as the generic cell rate algorithm has
/// it; a full bucket is not stored. When there are too many, those that are full next are
/// forgotten: so a caller with many keys, such as names that no account has, does not make this
/// forget those who have used up most of theirs.
public final class RateLimiter {
  /// A guess: some megabytes, and more callers than one server has at a time.
  private static final int MAX_BUCKETS = 10_000;

  /// A longer key is stored as its hash. Callers choose keys such as tokens.
  private static final int MAX_KEY_LENGTH = 64;

  private static final double NANOS = 1e9;

  /// The longest time for a token, when there is none to come: 30 years.
  private static final double LONGEST_NANOS = 1e18;

  private final double nanosPerToken;
  private final double capacity;
  private final LongSupplier nanoTime;
  private final long start;
  private final Map<String, Bucket> buckets = new HashMap<>();
  private final TreeSet<Bucket> byFullness =
      new TreeSet<>(Comparator.comparingDouble(Bucket::fullNanos).thenComparing(Bucket::key));

  /// A bucket that is not full.
  ///
  /// @param key the caller
  /// @param fullNanos when it is full again, in nanoseconds since the start
  private record Bucket(String key, double fullNanos) {}

  /// @param perSecond the tokens that are added in a second
  /// @param full the capacity of a bucket
  /// @param nanoTime a clock, in nanoseconds from any start
  public RateLimiter(double perSecond, double full, LongSupplier nanoTime) {
    this.nanosPerToken = Math.min(NANOS / perSecond, LONGEST_NANOS);
    this.capacity = full;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
  }

  /// Takes a token from a caller's bucket.
  ///
  /// @param key the caller's address or secret
  /// @throws ProblemException when the bucket is empty; it has the time of the next token
  public void acquire(String key) {
    double missing = missing(key.length() > MAX_KEY_LENGTH ? Tokens.sha256(key) : key);
    if (missing > 0) {
      int seconds = (int) Math.clamp(Math.ceil(missing * nanosPerToken / NANOS), 1, 3600);
      throw ProblemException.tooManyRequests("rate", Message.of("http.rate", seconds), seconds);
    }
  }

  /// Takes a token, and returns what was missing of one; 0 or less when it was taken.
  private synchronized double missing(String key) {
    double now = (double) nanoTime.getAsLong() - start;
    Bucket before = buckets.get(key);
    double used = before == null ? 0 : Math.max(0, (before.fullNanos() - now) / nanosPerToken);
    double missing = used + 1 - capacity;
    if (missing <= 0) {
      if (before != null) {
        buckets.remove(key);
        byFullness.remove(before);
      }
      makeRoom(now);
      Bucket after = new Bucket(key, now + (used + 1) * nanosPerToken);
      buckets.put(key, after);
      byFullness.add(after);
    }
    return missing;
  }

  private void makeRoom(double now) {
    while (buckets.size() >= MAX_BUCKETS
        || (!byFullness.isEmpty() && byFullness.first().fullNanos() <= now)) {
      buckets.remove(byFullness.removeFirst().key());
    }
  }
}
