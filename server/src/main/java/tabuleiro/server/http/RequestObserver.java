package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import tabuleiro.server.kernel.metrics.LatencyTimer;
import tabuleiro.server.kernel.tracing.ActiveSpan;
import tabuleiro.server.kernel.tracing.TraceContext;
import tabuleiro.server.kernel.tracing.Tracing;

/// Gives each request an id, which is on all its log lines, measures and traces it, and logs it
/// when it has been answered. Neither metrics nor logs nor traces contain what the client has sent:
/// they name the route instead of the path, and no address.
public final class RequestObserver implements Routes {
  private static final String ID = "tabuleiro.request-id";
  private static final String BEGIN = "tabuleiro.begin";
  private static final String SPAN = "tabuleiro.span";
  private static final String REFUSAL = "tabuleiro.refusal";

  /// The name under which the id is on each log line.
  private static final String LOGGED_ID = "request";

  private static final int SERVER_ERROR = 500;

  /// A logger of its own, so that it can be switched on by itself.
  private static final Logger LOG = LoggerFactory.getLogger("tabuleiro.requests");

  private final MeterRegistry meters;
  private final Tracing tracing;

  /// @param meters receives the metrics
  /// @param tracing receives the spans
  public RequestObserver(MeterRegistry meters, Tracing tracing) {
    this.meters = meters;
    this.tracing = tracing;
    refusals("rate"); // The metric is there before the first refusal.
  }

  /// Adds the metrics of a part that handles requests.
  public void measure(MeterBinder part) {
    part.bindTo(meters);
  }

  /// Returns the id of a request; empty when it did not reach the routes.
  public static Optional<String> idOf(Context context) {
    return Optional.ofNullable(context.attribute(ID));
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(this::begin);
    routes.after(this::end);
    routes.wsBeforeUpgrade(RequestObserver::identify);
  }

  private void begin(Context context) {
    identify(context);
    Optional<String> cause = Optional.ofNullable(context.header(TraceContext.HEADER));
    context.attribute(
        SPAN, tracing.startRequest(context.method().name(), TraceContext.parse(cause)));
  }

  private static void identify(Context context) {
    String id = RequestId.choose(context.header(RequestId.HEADER));
    context.attribute(ID, id);
    context.attribute(BEGIN, System.nanoTime());
    context.header(RequestId.HEADER, id);
    MDC.put(LOGGED_ID, id);
  }

  /// Gives the log lines of a socket the id of the request that has opened it. To be called on the
  /// thread that handles an event of the socket, since each event may have another thread.
  public static void continueLog(WsContext context) {
    @Nullable String id = context.attribute(ID);
    if (id != null) {
      MDC.put(LOGGED_ID, id);
    }
  }

  private void end(Context context) {
    @Nullable Long begin = context.attribute(BEGIN);
    long nanos = begin == null ? 0 : System.nanoTime() - begin;
    String method = context.method().name();
    String route = route(context);
    String status = String.valueOf(context.statusCode());
    LatencyTimer.builder("tabuleiro.requests", "time from an HTTP request until its answer")
        .tags("method", method, "route", route, "status", status)
        .register(meters)
        .record(nanos, TimeUnit.NANOSECONDS);
    log(context, method, route, status, TimeUnit.NANOSECONDS.toMillis(nanos));
    @Nullable ActiveSpan span = context.attribute(SPAN);
    if (span != null) {
      end(span, method, route, context.statusCode());
    }
    MDC.remove(LOGGED_ID);
  }

  /// Ends the span of a request. The names are those of OpenTelemetry's conventions.
  private static void end(ActiveSpan span, String method, String route, int status) {
    span.rename(method + " " + route);
    span.set("http.request.method", method);
    span.set("http.route", route);
    span.set("http.response.status_code", status);
    if (status >= SERVER_ERROR) {
      span.fail();
    }
    span.close();
  }

  private static void log(
      Context context, String method, String route, String status, long millis) {
    if (LOG.isInfoEnabled()) {
      @Nullable String refusal = context.attribute(REFUSAL);
      LOG.atInfo()
          .addKeyValue("method", method)
          .addKeyValue("route", route)
          .addKeyValue("status", status)
          .addKeyValue("millis", millis)
          .addKeyValue("refusal", refusal == null ? "" : refusal)
          .log("request answered");
    }
  }

  /// Returns the pattern of the route, such as `/api/v2/games/{id}`; `none` for an unknown address.
  private static String route(Context context) {
    return Optional.ofNullable(context.endpoints().matchedHttpEndpoint())
        .map(endpoint -> endpoint.path)
        .orElse("none");
  }

  /// Counts a refused request or message.
  ///
  /// @param kind the kind of problem, such as `stale`
  public void countRefusal(String kind) {
    refusals(kind).increment();
  }

  /// Counts a refused request, whose kind is added to its log line.
  ///
  /// @param kind the kind of problem, such as `stale`
  public void countRefusal(Context context, String kind) {
    context.attribute(REFUSAL, kind);
    countRefusal(kind);
  }

  private Counter refusals(String kind) {
    return Counter.builder("tabuleiro.refusals")
        .description("requests and messages that were refused or failed, by kind of problem")
        .tag("kind", kind)
        .register(meters);
  }
}
