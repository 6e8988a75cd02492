package tabuleiro.view.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.play.live.ClickPath;
import tabuleiro.rules.Position;
import tabuleiro.view.position.Variation;

/// The page checks tasks with these paths, with and without a network.
final class LessonHtmlTest {
  @Test
  void theSolutionsOfEveryTaskAreTheClickPathsOfTheMovesThatSolveIt() {
    for (String game : Games.names()) {
      Lessons lessons = Lessons.of(game);
      Stream.concat(lessons.lessons().stream(), lessons.steps().stream())
          .filter(lesson -> List.of("win", "moves").contains(lesson.goal().kind()))
          .forEach(lesson -> assertSolutions(game, lesson));
    }
  }

  private static void assertSolutions(String game, Lesson lesson) {
    Position start = lesson.start(game);
    assertThat(LessonHtml.solutions(lesson, start))
        .as(lesson.name())
        .isNotEmpty()
        .map(path -> ClickPath.resolve(start, Variation.splitWords(path)).text())
        .containsExactlyInAnyOrderElementsOf(
            IntStream.of(start.legalMoves())
                .filter(move -> lesson.goal().isMetBy(start, move))
                .mapToObj(start::formatMove)
                .toList());
  }
}
