package tabuleiro.server.kernel.tracing;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Whether a server traces, and to which collector.
///
/// @param isOn whether it traces
/// @param collector the address of the collector, which precedes the environment variables of
///   OpenTelemetry, such as `http://localhost:4318`; empty when only these say it
public record TraceOptions(boolean isOn, Optional<String> collector) {
  /// No traces.
  public static final TraceOptions OFF = new TraceOptions(false, Optional.empty());

  /// Returns the options of a server.
  ///
  /// @param collector the collector that the operator has named
  /// @param environment the environment variables; those of OpenTelemetry can switch traces on
  public static TraceOptions of(Optional<String> collector, Map<String, String> environment) {
    boolean isOn =
        collector.isPresent()
            || environment.getOrDefault("OTEL_TRACES_EXPORTER", "").equals("otlp")
            || Stream.of("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
                .anyMatch(name -> !environment.getOrDefault(name, "").isBlank());
    return new TraceOptions(isOn, collector);
  }
}
