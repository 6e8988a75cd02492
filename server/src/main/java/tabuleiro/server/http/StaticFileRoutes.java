package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import java.util.List;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.site.PageOperations;

/// Serves the scripts, styles and pictures of the pages.
final class StaticFileRoutes implements Routes {
  private static final List<Operation> FOLDERS =
      List.of(
          PageOperations.BUNDLE_FILES,
          PageOperations.BOARD_FILES,
          PageOperations.PLAY_FILES,
          PageOperations.SITE_FILES,
          PageOperations.STUDY_FILES);

  @Override
  public void add(RoutesConfig routes) {
    for (Operation folder : FOLDERS) {
      Endpoints.add(
          routes,
          folder,
          context ->
              StaticFiles.find(context.path())
                  .orElseThrow(ProblemException::notFound)
                  .send(context));
    }
  }
}
