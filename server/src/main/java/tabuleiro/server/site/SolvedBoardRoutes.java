package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.SolvedBoard;
import tabuleiro.view.text.Html;

/// The page `/known`: the boards whose result with perfect play is proven.
final class SolvedBoardRoutes implements Routes {
  private final PageRenderer pages;

  /// @param pages sends the page
  public SolvedBoardRoutes(PageRenderer pages) {
    this.pages = pages;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.KNOWN, context -> pages.send(context, content()));
  }

  /// Returns the page, which needs no network.
  public List<OfflinePage> offlinePages() {
    return List.of(new OfflinePage("/known", _ -> content()));
  }

  private static PageContent content() {
    return PageContent.of("known", "", SolvedBoardRoutes::values);
  }

  private static Map<String, String> values(Messages messages) {
    String rows =
        SolvedBoard.all().stream().map(board -> row(board, messages)).collect(Collectors.joining());
    return Map.of("rows", rows);
  }

  private static String row(SolvedBoard board, Messages messages) {
    String family = board.game().id().game();
    String variant = board.game().id().variant();
    String name = messages.forGame(family).boardName(variant);
    String line =
        "<a href=\"/analysis?game=%s&amp;variant=%s&amp;moves=%s\" aria-label=\"%s\">%s</a>"
            .formatted(
                family,
                variant,
                String.join("+", board.line()),
                Html.escape(messages.format("site.known.walk", name)),
                Html.escape(
                    messages.format("site.known.moves", String.valueOf(board.line().size()))));
    return "<tr><th scope=\"row\">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>%n"
        .formatted(
            Html.escape(name),
            Html.escape(messages.format(valueKey(board))),
            Html.escape(
                messages.format(
                    board.isStrong() ? "site.known.every" : "site.known.start",
                    messages.number(board.positions()))),
            line);
  }

  private static String valueKey(SolvedBoard board) {
    return switch (board.value()) {
      case "first" -> "site.known.first-wins";
      case "second" -> "site.known.second-wins";
      default -> "site.known.draw";
    };
  }
}
