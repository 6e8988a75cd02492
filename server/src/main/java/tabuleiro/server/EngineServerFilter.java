package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import java.util.Set;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;

/// Refuses all requests but those of the operator's tools, because the server only computes moves.
/// The status 503 lets a proxy try another server.
record EngineServerFilter() implements Routes {
  private static final Set<String> SERVED = Set.of("/health", "/metrics");

  @Override
  public void add(RoutesConfig routes) {
    routes.before(context -> {
      if (!SERVED.contains(context.path())) {
        throw new ProblemException(503, "engine-server", Message.of("http.engine-server"));
      }
    });
  }
}
