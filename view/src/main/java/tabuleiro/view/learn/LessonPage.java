package tabuleiro.view.learn;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// The values of the page with a board's guided first game.
public final class LessonPage {
  private LessonPage() {}

  /// Returns the values.
  ///
  /// @param board the description of the board in the language of the page
  public static Map<String, String> values(FeaturedBoardJson board, Messages messages) {
    Messages ofGame = MessageCatalogue.of(messages.language(), board.game());
    LessonHtml html = new LessonHtml(board.game(), ofGame);
    List<FeaturedBoardJson> boards =
        FeaturedBoardJsonMapper.all(messages.language()).stream()
            .filter(FeaturedBoardJson::hasLesson)
            .toList();
    FeaturedBoardJson next = boards.get((boards.indexOf(board) + 1) % boards.size());
    String steps =
        Lessons.of(board.game()).stepsOf(board.variant()).stream()
            .map(html::step)
            .collect(Collectors.joining());
    return FeaturedBoardJsonMapper.values(
        board,
        Map.ofEntries(
            Map.entry("title", messages.format("learn.guide-title", board.name())),
            Map.entry("next", next.lesson()),
            Map.entry("next-name", messages.format("learn.guide-next", next.name())),
            Map.entry("steps", steps)));
  }
}
