package tabuleiro.server.kernel.tracing;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Scope;
import java.util.Optional;
import org.slf4j.MDC;

/// A span of OpenTelemetry. Its trace is on the log lines of its thread.
final class OtlpSpan implements ActiveSpan {
  /// The name under which the trace is on each log line.
  private static final String LOGGED_ID = "trace";

  private final Span span;
  private final Scope scope;
  private final Optional<String> outer = Optional.ofNullable(MDC.get(LOGGED_ID));

  @SuppressWarnings("MustBeClosedChecker") // It is closed with this span.
  OtlpSpan(Span span) {
    this.span = span;
    this.scope = span.makeCurrent();
    MDC.put(LOGGED_ID, span.getSpanContext().getTraceId());
  }

  @Override
  public void rename(String name) {
    span.updateName(name);
  }

  @Override
  public void set(String key, String value) {
    span.setAttribute(key, value);
  }

  @Override
  public void set(String key, long value) {
    span.setAttribute(key, value);
  }

  @Override
  public void fail() {
    span.setStatus(StatusCode.ERROR);
  }

  @Override
  public void close() {
    scope.close();
    outer.ifPresentOrElse(id -> MDC.put(LOGGED_ID, id), () -> MDC.remove(LOGGED_ID));
    span.end();
  }
}
