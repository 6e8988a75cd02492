package tabuleiro.server.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

/// The values of the home page: a card for each board, and links to the guided first games.
final class HomePage {
  private HomePage() {}

  /// Returns the values.
  ///
  /// @param messages the messages in the visitor's language
  /// @param boardOfDay the index of the board that comes first and is marked
  static Map<String, String> values(Messages messages, int boardOfDay) {
    List<FeaturedBoardJson> boards = FeaturedBoardJsonMapper.all(messages.language());
    FeaturedBoardJson today = boards.get(boardOfDay);
    String badge = PageRenderer.renderPart("board-badge", messages, Map.of());
    String others =
        boards.stream()
            .filter(board -> !board.equals(today))
            .map(board -> card(board, "", messages))
            .collect(Collectors.joining());
    return Map.of(
        "cards", card(today, badge, messages) + others,
        "start", messages.format("home.start-path"),
        "lessons", lessons(boards, messages));
  }

  private static String card(FeaturedBoardJson board, String badge, Messages messages) {
    String name = board.name();
    return PageRenderer.renderPart(
        "board-card",
        messages,
        FeaturedBoardJsonMapper.values(
            board,
            Map.ofEntries(
                Map.entry("picture", messages.format("home.picture", name)),
                Map.entry("play", messages.format("home.play-game", name)),
                Map.entry("learn", messages.format("home.learn-game", name)),
                Map.entry("read", messages.format("home.rules-game", name)),
                Map.entry("badge", badge))));
  }

  private static String lessons(List<FeaturedBoardJson> boards, Messages messages) {
    return boards.stream()
        .filter(FeaturedBoardJson::hasLesson)
        .map(board ->
            PageRenderer.renderPart(
                "lesson-link", messages, Map.of("lesson", board.lesson(), "name", board.name())))
        .collect(Collectors.joining());
  }
}
