package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.site.SiteOperations;

/// Serves the description of the API, which the module `protocol` is built with.
public final class OpenApiRoutes implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    WebFile document = WebFile.of("application/json", bytes());
    Endpoints.add(routes, SiteOperations.DOCUMENT, document::send);
  }

  private static byte[] bytes() {
    try (InputStream in = Operations.class.getResourceAsStream("openapi.json")) {
      return Objects.requireNonNull(in).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
