package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import tabuleiro.protocol.site.PageOperations;

/// Serves the documentation.
public final class DocumentationRoutes implements Routes {
  private final DocumentationPlace place;

  /// @param engine the engine for browsers, by which boards are played
  public DocumentationRoutes(EngineFiles engine) {
    place = new DocumentationPlace("/", engine.folder().orElse(""), "");
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(
        routes,
        PageOperations.DOCS,
        context -> {
          Responses.varyByLanguage(context);
          String language = Caller.of(context).language().base().code();
          context.redirect("/docs/%s/index.html".formatted(language));
        });
    Endpoints.add(routes, PageOperations.DOCS_FILES, this::send);
  }

  private void send(Context context) {
    WebFile file = StaticFiles.find(context.path()).orElseThrow(ProblemException::notFound);
    String path = context.path().substring("/docs/".length());
    boolean isPage = path.endsWith(".html");
    (isPage
            ? WebFile.of(file.type(), place.adapt(file.bytes(), DocumentationPlace.language(path)))
            : file)
        .send(context);
  }
}
