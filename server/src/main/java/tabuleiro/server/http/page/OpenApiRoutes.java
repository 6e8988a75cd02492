package tabuleiro.server.http.page;

import io.javalin.config.RoutesConfig;
import tabuleiro.server.http.Routes;

/// Serves the description of the interface for programs. It is written by hand; a test holds the
/// answers to it.
public final class OpenApiRoutes implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    WebFile document =
        WebFile.of("application/json", WebResource.bytes("/openapi.json").orElseThrow());
    routes.get("/api/v1/openapi.json", document::send);
  }
}
