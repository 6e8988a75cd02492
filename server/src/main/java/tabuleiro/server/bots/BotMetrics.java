package tabuleiro.server.bots;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import tabuleiro.server.kernel.metrics.LatencyTimer;
import tabuleiro.server.kernel.metrics.ValueGauge;

/// Measures how the threads of the computer players are used. Thread-safe.
final class BotMetrics {
  private final CompositeMeterRegistry meters = new CompositeMeterRegistry();
  private final Timer waits =
      LatencyTimer.builder("tabuleiro.bots.wait", "time that a computer's move waits for a thread")
          .register(meters);
  private final Timer computations =
      LatencyTimer.builder("tabuleiro.bots.thinking", "time that a computer's move takes a thread")
          .register(meters);
  private final AtomicInteger busy = new AtomicInteger();

  /// @param threads how many threads there are
  /// @param waiting returns how many moves wait for one
  void bindTo(MeterRegistry registry, int threads, IntSupplier waiting) {
    meters.add(registry);
    ValueGauge.register(
        registry, "tabuleiro.bots.threads", "threads of computer players", () -> threads);
    ValueGauge.register(
        registry, "tabuleiro.bots.busy", "threads that compute a move now", busy::get);
    ValueGauge.register(
        registry, "tabuleiro.bots.waiting", "computer moves waiting for a thread", waiting);
  }

  /// Records that a thread starts to compute a move.
  ///
  /// @param waitedMillis how long the move has waited
  void recordStart(long waitedMillis) {
    busy.incrementAndGet();
    waits.record(Math.max(0, waitedMillis), TimeUnit.MILLISECONDS);
  }

  /// Records that the thread has finished.
  void recordEnd(long nanos) {
    busy.decrementAndGet();
    computations.record(nanos, TimeUnit.NANOSECONDS);
  }
}
