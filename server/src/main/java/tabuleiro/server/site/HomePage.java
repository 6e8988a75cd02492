package tabuleiro.server.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

/// The values of the home page: the game that its board shows, a card for each game, and links to
/// the guided first games.
final class HomePage {
  private HomePage() {}

  /// Returns the values.
  ///
  /// @param messages the messages in the visitor's language
  /// @param boardOfDay the index of the board that is shown
  static Map<String, String> values(Messages messages, int boardOfDay) {
    List<FeaturedBoardJson> boards = FeaturedBoardJsonMapper.all(messages.language());
    FeaturedBoardJson shown = boards.get(boardOfDay);
    return FeaturedBoardJsonMapper.values(
        shown,
        Map.of(
            "play", messages.format("home.play-game", shown.name()),
            "picture", messages.format("home.picture", shown.name()),
            "motto", FeaturedBoardJsonMapper.motto(shown, messages.language()),
            "cards", parts("board-card", boards, messages),
            "lessons",
                parts(
                    "lesson-link",
                    boards.stream().filter(FeaturedBoardJson::hasLesson).toList(),
                    messages)));
  }

  private static String parts(String part, List<FeaturedBoardJson> boards, Messages messages) {
    return boards.stream()
        .map(board ->
            PageRenderer.renderPart(
                part,
                messages,
                FeaturedBoardJsonMapper.values(
                    board,
                    Map.of("motto", FeaturedBoardJsonMapper.motto(board, messages.language())))))
        .collect(Collectors.joining());
  }
}
