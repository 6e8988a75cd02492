package tabuleiro.server.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.text.Messages;

/// The values of the form for a new game: a choice for each board.
final class NewGamePage {
  private NewGamePage() {}

  /// Returns the values.
  ///
  /// @param messages the messages in the visitor's language
  /// @param boardOfDay the index of the board that is chosen at first
  static Map<String, String> values(Messages messages, int boardOfDay) {
    List<FeaturedBoardJson> boards = FeaturedBoardJson.allGames(messages.language());
    String choices =
        IntStream.range(0, boards.size())
            .mapToObj(index -> choice(boards.get(index), index == boardOfDay, messages))
            .collect(Collectors.joining());
    return Map.of("boards", choices, "tagline", boards.get(boardOfDay).tagline());
  }

  private static String choice(FeaturedBoardJson board, boolean isChosen, Messages messages) {
    return PageRenderer.renderPart(
        "board-choice", messages, board.values(Map.of("checked", isChosen ? " checked" : "")));
  }
}
