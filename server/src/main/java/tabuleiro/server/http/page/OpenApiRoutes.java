package tabuleiro.server.http.page;

import io.javalin.config.RoutesConfig;
import tabuleiro.server.http.Routes;

/// Serves the OpenAPI description. It is written by hand; a test compares it with the responses.
public final class OpenApiRoutes implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    WebFile document =
        WebFile.of("application/json", WebResource.bytes("/openapi.json").orElseThrow());
    routes.get("/api/v1/openapi.json", document::send);
  }
}
