package tabuleiro.server.learn;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.DemoGameJson;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.rules.Game;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.DemoGameJsonMapper;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

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
                Map.entry("position", position(FeaturedBoardJsonMapper.board(board))),
                Map.entry("begin", messages.format("learn.guide-title", board.name())),
                Map.entry("read", messages.format("learn.rules-of", board.name())))));
  }

  /// Returns the text of the position that a card shows. One from the first third of the
  /// demonstration game shows pieces in typical places.
  static String position(Game board) {
    Messages messages = MessageCatalogue.of(Language.ENGLISH, board.id().game());
    List<DemoGameJson.Frame> frames = DemoGameJsonMapper.of(board, messages).moments();
    return frames.get(frames.size() / 3).position().position();
  }
}
