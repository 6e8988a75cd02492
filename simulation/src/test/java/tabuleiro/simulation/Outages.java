package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;

/// The times in which no player could move: no server was running, or the database was away.
final class Outages {
  private record Outage(long fromNanos, long toNanos) {}

  private final List<Outage> all = new ArrayList<>();
  private boolean isOut;
  private long sinceNanos;

  /// Records whether players can move from now on.
  void update(boolean isOut, long nowNanos) {
    if (isOut && !this.isOut) {
      sinceNanos = nowNanos;
    } else if (!isOut && this.isOut) {
      all.add(new Outage(sinceNanos, nowNanos));
    }
    this.isOut = isOut;
  }

  /// Returns how long players could not move within a period, in nanoseconds.
  long nanos(long from, long to) {
    return all.stream()
        .mapToLong(outage ->
            Math.max(0, Math.min(to, outage.toNanos()) - Math.max(from, outage.fromNanos())))
        .sum();
  }

  /// Returns how many outages there were within a period.
  int count(long from, long to) {
    return (int)
        all.stream().filter(outage -> outage.fromNanos() < to && outage.toNanos() > from).count();
  }
}
