package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import java.util.function.BooleanSupplier;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;

/// Reports whether the server is ready for clients: it can write to its database, and is not about
/// to stop.
///
/// @param service writes regularly
/// @param isDraining returns whether the server is about to stop
record HealthRoutes(GameService service, BooleanSupplier isDraining) implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    routes.get(
        "/health",
        context -> {
          if (isDraining.getAsBoolean()) {
            throw ProblemException.draining();
          }
          if (!service.isHealthy()) {
            throw new ProblemException(503, "unavailable", Message.of("store.unavailable"));
          }
          Responses.sendJson(context, 200, "{\"database\":true}");
        });
  }
}
