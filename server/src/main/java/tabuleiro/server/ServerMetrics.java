package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;

/// Metrics of the server in the Prometheus format, served to this machine and to private networks.
final class ServerMetrics implements Routes, AutoCloseable {
  private static final String BEGIN = "tabuleiro.begin";

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Timer commits;

  ServerMetrics() {
    commits =
        Timer.builder("tabuleiro.commit")
            .description("time from the request for a commit until it is on disk")
            .publishPercentileHistogram()
            .register(registry);
    collections.bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
  }

  /// Registers a value that changes.
  void registerGauge(String name, String description, IntSupplier value) {
    Gauge.builder(name, value, IntSupplier::getAsInt)
        .description(description)
        .strongReference(true)
        .register(registry);
  }

  /// Records the duration of a commit.
  void recordCommit(long nanos) {
    commits.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(context -> context.attribute(BEGIN, System.nanoTime()));
    routes.after(this::count);
    routes.get("/metrics", this::answer);
  }

  private void count(Context context) {
    Long begin =
        context.attribute(BEGIN); // Missing when the request was refused by an earlier handler.
    Timer.builder("tabuleiro.requests")
        .description("HTTP requests")
        .tag("method", context.method().name())
        .tag("status", String.valueOf(context.statusCode()))
        .register(registry)
        .record(begin == null ? 0 : System.nanoTime() - begin, TimeUnit.NANOSECONDS);
  }

  private void answer(Context context) {
    if (!Caller.of(context).isLocal()) {
      throw ProblemException.notFound();
    }
    Responses.sendText(context, registry.scrape());
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
