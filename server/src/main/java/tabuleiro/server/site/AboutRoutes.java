package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.text.Html;

/// The pages `/about` and `/privacy`.
final class AboutRoutes implements Routes {
  private static final List<Operation> PAGES =
      List.of(PageOperations.ABOUT, PageOperations.PRIVACY);

  private final PageRenderer pages;
  private final SiteOperator operator;

  /// @param pages sends the pages
  /// @param operator who runs the site
  public AboutRoutes(PageRenderer pages, SiteOperator operator) {
    this.pages = pages;
    this.operator = operator;
  }

  @Override
  public void add(RoutesConfig routes) {
    for (Operation page : PAGES) {
      Endpoints.add(routes, page, context -> pages.send(context, content(page)));
    }
  }

  /// Returns both pages.
  public List<OfflinePage> offlinePages() {
    return PAGES.stream().map(page -> new OfflinePage(page.path(), _ -> content(page))).toList();
  }

  private PageContent content(Operation page) {
    return PageContent.of(page.path().substring(1), operator.toString(), this::values);
  }

  private Map<String, String> values(Messages messages) {
    String contact =
        operator.contact().isEmpty()
            ? Html.escape(messages.format("site.about.no-contact"))
            : Html.escape(messages.format("site.about.contact-at")) + operator.contactHtml();
    String source =
        operator.source().isEmpty()
            ? ""
            : Html.externalLink(operator.source(), messages.format("site.about.source"));
    return Map.of("contact", contact, "source", source, "games", games(messages));
  }

  private static String games(Messages messages) {
    return FeaturedBoardJsonMapper.all(messages.language()).stream()
        .map(board -> game(board, messages))
        .collect(Collectors.joining());
  }

  /// Returns the description of a game: its designer, the rules here, and pages elsewhere.
  private static String game(FeaturedBoardJson board, Messages messages) {
    Stream<String> elsewhere =
        Lessons.of(board.game()).links().stream()
            .map(link -> Html.externalLink(link.address(), link.name()));
    String rules =
        "<a href=\"%s\">%s</a>"
            .formatted(
                board.rules(), Html.escape(messages.format("site.about.rules", board.name())));
    return "<dt>%s</dt><dd>%s<br>%s</dd>%n"
        .formatted(
            Html.escape(board.name()),
            Html.escape(board.credit()),
            Stream.concat(Stream.of(rules), elsewhere).collect(Collectors.joining(" · ")));
  }
}
