package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.text.Language;

/// Serves the documentation.
public final class DocumentationRoutes implements Routes {
  private final DocumentationPlace place;

  /// The pages by their paths, once they were asked for.
  private final Map<String, WebFile> pages = new ConcurrentHashMap<>();

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
    String path = context.path();
    WebFile file = StaticFiles.find(path).orElseThrow(ProblemException::notFound);
    (path.endsWith(".html") ? pages.computeIfAbsent(path, _ -> adapted(path, file)) : file)
        .send(context);
  }

  private WebFile adapted(String path, WebFile page) {
    Language language = DocumentationPlace.language(path.substring("/docs/".length()));
    return WebFile.of(page.type(), place.adapt(page.bytes(), language));
  }
}
