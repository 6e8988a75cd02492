package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tabuleiro.protocol.site.SiteOperations;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.metrics.LatencyTimer;

/// Metrics of the server in the Prometheus format, served to this machine and to private networks.
final class ServerMetrics implements Routes {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Timer heartbeats;

  ServerMetrics() {
    heartbeats =
        LatencyTimer.builder("tabuleiro.heartbeat", "time until a server's heartbeat is on disk")
            .register(registry);
    List.of(
            collections,
            new JvmMemoryMetrics(),
            new JvmThreadMetrics(),
            new ProcessorMetrics(),
            new UptimeMetrics(),
            new FileDescriptorMetrics())
        .forEach(this::bind);
  }

  /// Returns the registry of all metrics.
  MeterRegistry registry() {
    return registry;
  }

  /// Adds the metrics of a part of the server.
  void bind(MeterBinder part) {
    part.bindTo(registry);
  }

  /// Records the duration of a heartbeat.
  void recordHeartbeat(long nanos) {
    heartbeats.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, SiteOperations.METRICS, this::answer);
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
