package tabuleiro.server.edition;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.StaticFiles;
import tabuleiro.server.http.WebFile;
import tabuleiro.server.learn.LearnRoutes;
import tabuleiro.server.puzzle.PuzzleRoutes;
import tabuleiro.server.site.SiteRoutes;
import tabuleiro.text.Language;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;

/// The pages that an edition has: those that need no other people. A page with an id in its path,
/// such as that of a game, exists once; its script reads the id.
final class EditionPages {
  /// The address of a file in a page: the attribute, the path, and the hash of the content.
  static final Pattern FILE =
      Pattern.compile("(src|href)=\"(/(?:bundle|board|play|site|study)/[^\"?]+)([^\"]*)\"");

  /// The address of a font in a style: its path, and the hash of the content.
  static final Pattern FONT = Pattern.compile("url\\((/site/[^?)]+)([^)]*)\\)");

  /// A picture that only a server draws: what comes before its address.
  private static final Pattern DRAWN =
      Pattern.compile("(<img [^>]*for-server[^>]*) src=\"[^\"]*\"");

  /// An edition has no games of other people, so its page of openings belongs to Learn.
  private static final String WATCH_PLACE = "<body data-place=\"watch\"";

  private static final String LEARN_PLACE = "<body data-place=\"learn\"";

  /// Where the page about the site says what it is an edition of.
  private static final String VERSION_PLACE = "<!--edition-->";

  private EditionPages() {}

  /// Returns all pages.
  static List<OfflinePage> all() {
    StaticResponses answers = new StaticResponses(new BotCatalogue(Map.of()).players());
    PageRenderer pages = new PageRenderer();
    SiteRoutes site =
        new SiteRoutes(pages, answers, (page, _) -> page, SiteOperator.UNNAMED, () -> 0, _ -> 0);
    List<OfflinePage> all = new ArrayList<>(site.offlinePages());
    all.addAll(new LearnRoutes(pages, answers).offlinePages());
    all.add(withCatalogue("/g", PageContent.of("game"), answers));
    all.add(withCatalogue("/analysis", PageContent.of("analysis"), answers));
    all.add(withCatalogue("/search", PageContent.of("search"), answers));
    all.add(withCatalogue("/mine", PageContent.of("mine"), answers));
    all.add(withCatalogue("/puzzle", PuzzleRoutes.anyPuzzlePage(), answers));
    all.add(new OfflinePage("/puzzles", _ -> PuzzleRoutes.overviewPage()));
    all.add(new OfflinePage("/puzzles/storm", _ -> PageContent.of("storm")));
    all.add(new OfflinePage("/puzzles/retry", _ -> PageContent.of("retry")));
    all.add(new OfflinePage("/new", language -> SiteRoutes.newGamePage(answers, language)));
    return all;
  }

  private static OfflinePage withCatalogue(String path, PageContent page, StaticResponses answers) {
    return new OfflinePage(path, language -> answers.withCatalogue(page, language));
  }

  /// Returns a page that says that it belongs to an edition.
  ///
  /// @param html the page
  /// @param attributes attributes of its first element
  static String marked(String html, String attributes, EditionVersion version, Language language) {
    String text =
        MessageCatalogue.of(language)
            .format("site.edition.version", version.name(), version.signature());
    return DRAWN
        .matcher(html)
        .replaceAll("$1")
        .replaceFirst(WATCH_PLACE, LEARN_PLACE)
        .replaceFirst("<html ", Matcher.quoteReplacement("<html " + attributes + " "))
        .replace(VERSION_PLACE, "<p>" + Html.escape(text) + "</p>");
  }

  /// Returns the paths of the files that pages name, and of those that these name or import.
  static SortedSet<String> files(Collection<String> pages) {
    SortedSet<String> paths = new TreeSet<>();
    for (String html : pages) {
      FILE.matcher(html).results().forEach(found -> paths.add(found.group(2)));
    }
    for (String path : List.copyOf(paths)) {
      paths.addAll(StaticFiles.importedLater(path));
      if (path.endsWith(".css")) {
        FONT.matcher(text(path)).results().forEach(found -> paths.add(found.group(1)));
      }
    }
    return paths;
  }

  /// Returns a file that a page names.
  static WebFile file(String path) {
    return StaticFiles.find(path)
        .orElseThrow(
            () -> new IllegalStateException("a page names a file that is missing: " + path));
  }

  /// Returns the text of a file that a page names.
  static String text(String path) {
    return new String(file(path).bytes(), StandardCharsets.UTF_8);
  }
}
