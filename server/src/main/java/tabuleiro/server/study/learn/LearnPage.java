package tabuleiro.server.study.learn;

import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.site.FeaturedBoardJson;
import tabuleiro.text.Messages;

/// The values of the page with all guided games and rules: a card for each board.
public final class LearnPage {
  private LearnPage() {}

  static Map<String, String> values(Messages messages) {
    return Map.of(
        "cards",
        FeaturedBoardJson.all(messages.language()).stream()
            .map(board -> card(board, messages))
            .collect(Collectors.joining()));
  }

  private static String card(FeaturedBoardJson board, Messages messages) {
    return PageRenderer.renderPart(
        "learn-card",
        messages,
        board.values(
            Map.ofEntries(
                Map.entry("begin", messages.format("learn.guide-title", board.name())),
                Map.entry("read", messages.format("learn.rules-of", board.name())))));
  }
}
