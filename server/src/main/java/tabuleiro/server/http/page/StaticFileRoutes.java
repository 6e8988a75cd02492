package tabuleiro.server.http.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;

/// Serves the scripts, styles and pictures of the pages, from the resources under `web`. Browsers
/// cache and revalidate them.
public final class StaticFileRoutes implements Routes {
  private static final List<String> FOLDERS = List.of("board", "play", "site", "study");

  /// Names between slashes, none of which begins with a dot.
  private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*)+");

  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "json", "application/json",
          "webmanifest", "application/manifest+json");

  private final Map<String, WebFile> files = new ConcurrentHashMap<>();

  @Override
  public void add(RoutesConfig routes) {
    FOLDERS.forEach(folder -> routes.get("/" + folder + "/<path>", this::answer));
  }

  private void answer(Context context) {
    find(context.path()).orElseThrow(ProblemException::notFound).send(context);
  }

  private Optional<WebFile> find(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null || !PATH.matcher(path).matches()) {
      return Optional.empty();
    }
    WebFile file = files.get(path);
    if (file == null) {
      file = WebResource.bytes(path).map(bytes -> WebFile.of(type, bytes)).orElse(null);
    }
    if (file != null) {
      files.put(path, file);
    }
    return Optional.ofNullable(file);
  }
}
