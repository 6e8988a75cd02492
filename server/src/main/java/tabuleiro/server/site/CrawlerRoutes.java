package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.text.Language;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

/// What search engines read: `robots.txt`, and the list of the pages in both languages.
final class CrawlerRoutes implements Routes {
  private static final List<String> PAGES =
      List.of(
          "/",
          "/new",
          "/lobby",
          "/watch",
          "/puzzles",
          "/leaderboard",
          "/tournaments",
          "/search",
          "/learn",
          "/analysis",
          "/known",
          "/about",
          "/privacy");

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.ROBOTS, CrawlerRoutes::sendRobots);
    Endpoints.add(routes, PageOperations.SITEMAP, CrawlerRoutes::sendSitemap);
  }

  private static void sendRobots(Context context) {
    context.contentType("text/plain; charset=utf-8");
    context.header("Cache-Control", "no-cache");
    context.result(
        """
        User-agent: *
        Disallow: /api/
        Disallow: /mine
        Sitemap: %s/sitemap.xml
        """
            .formatted(SiteAddress.of(context)));
  }

  private static void sendSitemap(Context context) {
    List<String> paths = new ArrayList<>(PAGES);
    for (FeaturedBoardJson board : FeaturedBoardJsonMapper.all(Language.ENGLISH)) {
      paths.add(board.rules());
      if (board.hasLesson()) {
        paths.add(board.lesson());
      }
    }
    String entries =
        paths.stream()
            .flatMap(path ->
                List.of(Language.values()).stream()
                    .map(language -> entry(SiteAddress.of(context) + path, language)))
            .collect(Collectors.joining());
    context.contentType("application/xml; charset=utf-8");
    context.header("Cache-Control", "no-cache");
    context.result(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
        xmlns:xhtml="http://www.w3.org/1999/xhtml">
        %s</urlset>
        """
            .formatted(entries));
  }

  private static String entry(String page, Language language) {
    StringBuilder entry =
        new StringBuilder("<url><loc>" + SiteAddress.inLanguage(page, language) + "</loc>");
    for (Language other : Language.values()) {
      entry.append(
          "<xhtml:link rel=\"alternate\" hreflang=\"%s\" href=\"%s\"/>"
              .formatted(other.code(), SiteAddress.inLanguage(page, other)));
    }
    return entry.append("</url>\n").toString();
  }
}
