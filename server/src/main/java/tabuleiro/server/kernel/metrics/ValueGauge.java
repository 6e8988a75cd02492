package tabuleiro.server.kernel.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.function.IntSupplier;

/// Gauges that read their value when the metrics are requested.
public final class ValueGauge {
  private ValueGauge() {}

  /// Registers a gauge.
  ///
  /// @param name with dots, such as `tabuleiro.sockets`
  /// @param description what is counted
  /// @param value returns the current value; must be quick
  /// @param tags names and values in turn
  public static void register(
      MeterRegistry registry, String name, String description, IntSupplier value, String... tags) {
    Gauge.builder(name, value, IntSupplier::getAsInt)
        .description(description)
        .tags(tags)
        .strongReference(true)
        .register(registry);
  }
}
