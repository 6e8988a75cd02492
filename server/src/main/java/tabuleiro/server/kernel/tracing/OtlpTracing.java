package tabuleiro.server.kernel.tracing;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.AutoConfiguredOpenTelemetrySdk;
import io.opentelemetry.sdk.resources.Resource;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.slf4j.bridge.SLF4JBridgeHandler;

/// Sends spans by OTLP over HTTP, as the options and the standard environment variables of
/// OpenTelemetry say.
final class OtlpTracing implements Tracing {
  private static final AttributeKey<String> SERVICE = AttributeKey.stringKey("service.name");
  private static final AttributeKey<String> INSTANCE =
      AttributeKey.stringKey("service.instance.id");

  /// What holds unless environment variables say otherwise. Metrics are read by Prometheus, and
  /// logs by their collector.
  private static final Map<String, String> DEFAULTS =
      Map.of(
          "otel.traces.exporter",
          "otlp",
          "otel.exporter.otlp.protocol",
          "http/protobuf",
          "otel.metrics.exporter",
          "none",
          "otel.logs.exporter",
          "none");

  /// How long the remaining spans may take when the server stops. A guess: as long as operators are
  /// willing to wait for a collector that does not answer.
  private static final long FLUSH_SECONDS = 2;

  private final OpenTelemetrySdk sdk;
  private final Tracer tracer;

  private OtlpTracing(OpenTelemetrySdk sdk) {
    this.sdk = sdk;
    this.tracer = sdk.getTracer("tabuleiro");
  }

  /// Starts to trace.
  ///
  /// @param collector the address of the collector; empty when environment variables name it
  /// @throws TracingException when the configuration is wrong
  static Tracing start(Optional<String> collector) {
    // The library logs that a collector does not answer.
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
    Map<String, String> named = new HashMap<>();
    collector.ifPresent(address ->
        named.put(
            "otel.exporter.otlp.traces.endpoint", address.replaceFirst("/*$", "") + "/v1/traces"));
    try {
      return new OtlpTracing(
          AutoConfiguredOpenTelemetrySdk.builder()
              .addPropertiesSupplier(() -> DEFAULTS)
              .addPropertiesCustomizer(_ -> named)
              .addResourceCustomizer((resource, _) -> named(resource))
              .disableShutdownHook()
              .build()
              .getOpenTelemetrySdk());
    } catch (RuntimeException e) {
      throw new TracingException(e);
    }
  }

  /// Names the program, unless the operator has, and tells its servers apart.
  private static Resource named(Resource resource) {
    String service = resource.getAttribute(SERVICE);
    boolean isNamed = service != null && !service.startsWith("unknown_service");
    Attributes ours =
        Attributes.of(
            SERVICE,
            isNamed ? service : "tabuleiro",
            INSTANCE,
            Optional.ofNullable(resource.getAttribute(INSTANCE))
                .orElseGet(() -> UUID.randomUUID().toString()));
    return resource.merge(Resource.create(ours));
  }

  @Override
  public ActiveSpan startRequest(String name, TraceContext cause) {
    return new OtlpSpan(builder(name, cause).setSpanKind(SpanKind.SERVER).startSpan());
  }

  @Override
  public ActiveSpan start(String name, TraceContext cause, Duration ago) {
    SpanBuilder builder = builder(name, cause);
    if (ago.isPositive()) {
      builder.setStartTimestamp(Instant.now().minus(ago));
    }
    return new OtlpSpan(builder.startSpan());
  }

  private SpanBuilder builder(String name, TraceContext cause) {
    return tracer.spanBuilder(name).setParent(parent(cause));
  }

  /// Returns the context of the cause, without a span when its ids are only zeros.
  private static Context parent(TraceContext cause) {
    if (!cause.isPresent()) {
      return Context.root();
    }
    String[] parts = cause.traceparent().split("-", -1);
    SpanContext remote =
        SpanContext.createFromRemoteParent(
            parts[1], parts[2], TraceFlags.fromHex(parts[3], 0), TraceState.getDefault());
    return Context.root().with(Span.wrap(remote));
  }

  @Override
  public TraceContext current() {
    SpanContext current = Span.current().getSpanContext();
    return current.isValid()
        ? new TraceContext(
            "00-%s-%s-%s"
                .formatted(
                    current.getTraceId(), current.getSpanId(), current.getTraceFlags().asHex()))
        : TraceContext.NONE;
  }

  @Override
  public void close() {
    sdk.shutdown().join(FLUSH_SECONDS, TimeUnit.SECONDS);
  }
}
