package tabuleiro.server.kernel.metrics;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.stream.LongStream;

/// Timers whose histograms all have the same buckets, so that quantiles can be compared and
/// objectives such as "99 % of the moves are acknowledged within 100 ms" can be checked.
public final class LatencyTimer {
  private static final Duration[] BUCKETS =
      LongStream.of(1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000)
          .mapToObj(Duration::ofMillis)
          .toArray(Duration[]::new);

  private LatencyTimer() {}

  /// Returns a builder of a timer.
  ///
  /// @param name with dots, such as `tabuleiro.commit`; Prometheus shows `tabuleiro_commit_seconds`
  /// @param description what is measured, from when until when
  public static Timer.Builder builder(String name, String description) {
    return Timer.builder(name).description(description).serviceLevelObjectives(BUCKETS.clone());
  }
}
