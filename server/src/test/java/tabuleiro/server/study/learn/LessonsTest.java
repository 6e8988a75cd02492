package tabuleiro.server.study.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.study.StudyVariation;
import tabuleiro.server.study.TriedMoveJson;
import tabuleiro.server.view.ClickPath;
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
    Position start = StudyVariation.game(game, lesson.variant()).parse(lesson.position());
    List<String> wanted = lesson.goal().moves();
    assertThat(lesson.goal().kind()).isIn("none", "any", "win", "moves", "refused");
    assertThat(start.outcome().isOver()).isFalse();
    switch (lesson.goal().kind()) {
      case "win" -> assertThat(moves(start)).as(lesson.name()).anyMatch(wins(start));
      case "moves" ->
          assertThat(wanted)
              .as(lesson.name())
              .isNotEmpty()
              .allSatisfy(text -> assertThat(moves(start)).anyMatch(isMove(text)));
      case "refused" -> assertThat(wanted).hasSizeLessThan(2);
      default -> assertThat(wanted).isEmpty();
    }
  }

  /// The page checks with these paths, with and without a network.
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
    Position start = StudyVariation.game(game, lesson.variant()).parse(lesson.position());
    Predicate<String> solves =
        lesson.goal().kind().equals("win")
            ? wins(start)
            : move -> lesson.goal().moves().stream().anyMatch(text -> isMove(text).test(move));
    assertThat(lesson.solutions(start))
        .as(lesson.name())
        .map(path -> ClickPath.resolve(start, StudyVariation.splitWords(path)).text())
        .containsExactlyInAnyOrderElementsOf(moves(start).stream().filter(solves).toList());
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
    assertThat(step.goal().moves()).hasSize(1).allMatch(path::startsWith);
    Position start = StudyVariation.game(game, step.variant()).parse(step.position());
    TriedMoveJson tried =
        TriedMoveJson.of(
            start, StudyVariation.splitWords(path), Messages.of(Language.ENGLISH).forGame(game));
    assertThat(tried.move()).isEmpty();
    assertThat(tried.refusal().orElseThrow().rule()).isEqualTo(rule);
  }

  /// Returns whether some legal move does not solve the task.
  private static boolean canFail(String game, Lesson step) {
    Position start = StudyVariation.game(game, step.variant()).parse(step.position());
    return switch (step.goal().kind()) {
      case "win" -> moves(start).stream().anyMatch(wins(start).negate());
      case "moves" ->
          moves(start).stream()
              .anyMatch(
                  move -> step.goal().moves().stream().noneMatch(text -> isMove(text).test(move)));
      case "refused" -> true;
      default -> false;
    };
  }

  private static List<String> moves(Position position) {
    return Arrays.stream(position.legalMoves()).mapToObj(position::formatMove).toList();
  }

  private static Predicate<String> wins(Position start) {
    return move ->
        start
            .play(start.parseMove(move))
            .outcome()
            .winner()
            .equals(Optional.of(start.sideToMove()));
  }

  private static Predicate<String> isMove(String text) {
    return move -> text.startsWith("*") ? move.endsWith(text.substring(1)) : move.equals(text);
  }
}
