package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.text.Language;

/// Serves the service worker, by which browsers install the site and open pages without a network.
/// It begins with the list of what it keeps. The list changes when the content of a page does; then
/// browsers replace their copies.
public final class ServiceWorkerRoutes implements Routes {
  private static final PageContent OFFLINE = PageContent.of("offline");

  private final PageRenderer pages;
  private final List<OfflinePage> kept;
  private final List<String> answers;
  private @Nullable WebFile script;

  /// @param pages sends the pages
  /// @param kept the pages that are kept
  /// @param answers the paths of the answers of the API that are kept
  public ServiceWorkerRoutes(PageRenderer pages, List<OfflinePage> kept, List<String> answers) {
    this.pages = pages;
    this.kept = List.copyOf(kept);
    this.answers = List.copyOf(answers);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.SERVICE_WORKER, context -> script().send(context));
    Endpoints.add(routes, PageOperations.OFFLINE, context -> pages.send(context, OFFLINE));
  }

  /// Returns the script, made when it is first asked for, since that takes every page.
  private synchronized WebFile script() {
    if (script == null) {
      List<String> paths = kept.stream().map(OfflinePage::path).toList();
      OfflineJson list = new OfflineJson(version(), paths, answers);
      String source = WebResource.text(PageOperations.SERVICE_WORKER.path()).orElseThrow();
      String text = "globalThis.KEPT = " + JsonText.format(list) + ";\n" + source;
      script = WebFile.of("text/javascript; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }
    return script;
  }

  /// Returns a hash of the pages in all languages. They name their files by hashes.
  private String version() {
    List<String> hashes = new ArrayList<>(List.of(pages.engineFolder()));
    for (Language language : Language.values()) {
      hashes.add(PageRenderer.hash(OFFLINE, language));
      kept.forEach(page -> hashes.add(PageRenderer.hash(page.content().apply(language), language)));
    }
    byte[] all = String.join(" ", hashes).getBytes(StandardCharsets.UTF_8);
    return WebFile.of("", all).hash();
  }
}
