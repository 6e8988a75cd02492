package tabuleiro.bench.load;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Records the latencies of answers. Thread-safe.
final class Latencies {
  private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

  void add(long took) {
    nanos.add(took);
  }

  /// Returns a line with the count, the median, the 95th and the 99th percentile and the maximum,
  /// in milliseconds.
  String format(String name) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return String.format(
        Locale.ROOT,
        "%-7s %7d answers   p50 %8.2f ms   p95 %8.2f ms   p99 %8.2f ms   longest %8.2f ms",
        name,
        sorted.length,
        millis(sorted, 0.50),
        millis(sorted, 0.95),
        millis(sorted, 0.99),
        millis(sorted, 1));
  }

  /// Returns the 99th percentile as a multiple of that of others.
  double ratioOfP99(Latencies others) {
    return p99() / others.p99();
  }

  private double p99() {
    return millis(nanos.stream().mapToLong(Long::longValue).sorted().toArray(), 0.99);
  }

  private static double millis(long[] sorted, double part) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.round(part * (sorted.length - 1))] / 1e6;
  }
}
