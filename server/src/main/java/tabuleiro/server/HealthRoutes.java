package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;

/// Reports whether the server can write to its database.
///
/// @param service writes regularly
record HealthRoutes(GameService service) implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    routes.get(
        "/health",
        context -> {
          if (!service.isHealthy()) {
            throw new ProblemException(503, "unavailable", Message.of("store.unavailable"));
          }
          Responses.sendJson(context, 200, "{\"database\":true}");
        });
  }
}
