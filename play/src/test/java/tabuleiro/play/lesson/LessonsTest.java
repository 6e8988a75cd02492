package tabuleiro.play.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violation;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Every task can be solved, and not by every move.
final class LessonsTest {
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyBoardHasAGuidedGameThatEndsWithAWin(Game board) {
    List<Lesson> steps = Lessons.of(board.id().game()).stepsOf(board.id().variant());
    assertThat(steps).hasSizeBetween(3, 6).doesNotHaveDuplicates();
    assertThat(steps.getLast().goal().kind()).isEqualTo("win");
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language);
      for (Lesson step : steps) {
        String key = "learn.step." + board.id().game() + "." + step.chapter() + "." + step.name();
        assertThat(messages.format(key)).isNotBlank();
        assertThat(messages.format(key + ".yes")).isNotBlank();
        assertThat(messages.hasKey(key + ".no")).isEqualTo(canFail(board.id().game(), step));
      }
    }
  }

  @Test
  void everyTaskCanBeSolved() {
    for (String game : Games.names()) {
      Lessons lessons = Lessons.of(game);
      Stream.concat(lessons.lessons().stream(), lessons.steps().stream())
          .forEach(lesson -> assertCanBeSolved(game, lesson));
    }
  }

  private static void assertCanBeSolved(String game, Lesson lesson) {
    Position start = lesson.start(game);
    List<String> wanted = lesson.goal().moves();
    assertThat(lesson.goal().kind()).isIn("none", "any", "win", "moves", "refused");
    assertThat(start.outcome().isOver()).isFalse();
    switch (lesson.goal().kind()) {
      case "win" -> assertThat(solutions(start, lesson)).as(lesson.name()).isNotEmpty();
      case "moves" -> {
        assertThat(wanted).isNotEmpty();
        assertThat(solutions(start, lesson)).hasSizeGreaterThanOrEqualTo(wanted.size());
      }
      case "refused" ->
          assertThat(wanted.isEmpty() || start.findViolation(targets(start, wanted)).isPresent())
              .as("%s %s", game, lesson.name())
              .isTrue();
      default -> assertThat(wanted).isEmpty();
    }
  }

  /// The refusals that the texts of the guided games announce.
  @ParameterizedTest
  @CsvSource({
    "jostle, 10x10, refused, c6 d6, 4",
    "jostle, hex, refused, c6 d6, 4",
    "talpa, 8x8, compulsory, a2, 5",
    "morelli, 13, throne, a1 e5, 4",
    "trench, classic, front, e2 e4, 6a"
  })
  void announcedAttemptsAreRefused(
      String game, String board, String name, String path, String rule) {
    Lesson step =
        Lessons.of(game).stepsOf(board).stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    assertThat(step.goal().moves()).containsExactly(path.split(" "));
    Position start = step.start(game);
    assertThat(start.findViolation(targets(start, step.goal().moves())))
        .map(Violation::rule)
        .contains(rule);
    assertThat(step.goal().isMetByRefusal(path)).isTrue();
    assertThat(step.goal().isMetByRefusal("g7")).isFalse();
  }

  private static List<ClickTarget> targets(Position start, List<String> cells) {
    return cells.stream()
        .<ClickTarget>map(
            cell -> new ClickTarget.Cell(start.game().board().cell(cell).orElseThrow()))
        .toList();
  }

  @Test
  void aGameOfAnotherJarHasNoLessons() {
    assertThat(Lessons.of("go")).isEqualTo(new Lessons(List.of(), List.of(), List.of()));
    assertThat(Lessons.guidedBoards())
        .extracting(Game::id)
        .isEqualTo(Games.representativeGames().stream().map(Game::id).toList());
  }

  /// Returns whether some legal move does not solve the task.
  private static boolean canFail(String game, Lesson step) {
    Position start = step.start(game);
    return step.goal().kind().equals("refused")
        || IntStream.of(start.legalMoves()).anyMatch(move -> !step.goal().isMetBy(start, move));
  }

  private static List<String> solutions(Position start, Lesson lesson) {
    return IntStream.of(start.legalMoves())
        .filter(move -> lesson.goal().isMetBy(start, move))
        .mapToObj(start::formatMove)
        .toList();
  }
}
