package tabuleiro.server.learn;

import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

/// The values of the page with all guided games and rules: a card for each board.
final class LearnPage {
  private LearnPage() {}

  static Map<String, String> values(Messages messages) {
    return Map.of(
        "cards",
        FeaturedBoardJsonMapper.all(messages.language()).stream()
            .map(board -> card(board, messages))
            .collect(Collectors.joining()));
  }

  private static String card(FeaturedBoardJson board, Messages messages) {
    return PageRenderer.renderPart(
        "learn-card",
        messages,
        FeaturedBoardJsonMapper.values(
            board,
            Map.ofEntries(
                Map.entry("motto", FeaturedBoardJsonMapper.motto(board, messages.language())),
                Map.entry("begin", messages.format("learn.guide-title", board.name())),
                Map.entry("read", messages.format("learn.rules-of", board.name())))));
  }
}
