package tabuleiro.server.http.page;

import io.javalin.config.RoutesConfig;
import java.util.List;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;

/// Serves the scripts, styles and pictures of the pages.
public final class StaticFileRoutes implements Routes {
  private static final List<String> FOLDERS =
      List.of(StaticFiles.BUNDLES, "/board", "/play", "/site", "/study");

  @Override
  public void add(RoutesConfig routes) {
    for (String folder : FOLDERS) {
      routes.get(
          folder + "/<path>",
          context ->
              StaticFiles.find(context.path())
                  .orElseThrow(ProblemException::notFound)
                  .send(context));
    }
  }
}
