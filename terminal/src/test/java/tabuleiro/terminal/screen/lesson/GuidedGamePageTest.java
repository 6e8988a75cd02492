package tabuleiro.terminal.screen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.game.PageKey;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Guided first games on the full screen, by keys.
final class GuidedGamePageTest {
  private PageContext context = context(Language.ENGLISH, 80, 24);
  private GuidedGamePage page =
      GuidedGamePage.of(new GameId("trench", "classic"), context.messages());
  private Optional<PageRequest> request = Optional.empty();

  private static PageContext context(Language language, int columns, int rows) {
    TerminalSettings settings = TerminalSettings.defaults(language);
    return PageContexts.of(columns, rows, Messages.of(language), settings);
  }

  private void on(InputEvent input) {
    PageUpdate update = page.handle(input, context);
    page = (GuidedGamePage) update.page();
    request = update.request();
  }

  private void type(String text) {
    text.codePoints().forEach(character -> on(new InputEvent.CharacterEvent(character)));
  }

  private void press(SpecialKey key) {
    on(new InputEvent.KeyEvent(key));
  }

  private void enter(String move) {
    type(":" + move);
    press(SpecialKey.ENTER);
  }

  private String screen() {
    return page.draw(context).format();
  }

  /// Returns the words of the screen, without the breaks of lines beside the board.
  private boolean shows(String text) {
    String shown = screen();
    return Arrays.stream(text.split(" ")).allMatch(shown::contains);
  }

  static Stream<Arguments> screens() {
    return Lessons.guidedBoards().stream()
        .map(Game::id)
        .flatMap(id ->
            Stream.of(Language.values())
                .flatMap(language ->
                    Stream.of(
                        Arguments.of(id, language, 80, 24),
                        Arguments.of(id, language, 70, 20),
                        Arguments.of(id, language, 160, 50))));
  }

  /// A text that the panel cuts off would lack its last words.
  @ParameterizedTest
  @MethodSource("screens")
  void everyStepCanBeReadAndSolved(GameId id, Language language, int columns, int rows) {
    context = context(language, columns, rows);
    page = GuidedGamePage.of(id, context.messages());
    int count = page.count();
    for (int step = 1; step <= count; step++) {
      assertThat(screen()).contains(context.messages().format("learn.step-count", step, count));
      assertThat(shows(page.text().task())).as(screen()).isTrue();
      enter(solution(id, page.current()));
      assertThat(page.isSolved()).as(page.text().task()).isTrue();
      assertThat(page.answer()).startsWith(page.text().solved());
      assertThat(shows(page.answer())).as(screen()).isTrue();
      press(SpecialKey.ENTER);
    }
    assertThat(request)
        .get()
        .isInstanceOfSatisfying(
            PageRequest.StartGame.class,
            start -> {
              GameChoices choices = start.choices();
              assertThat(choices.family() + " " + choices.variant()).isEqualTo(id.toString());
              assertThat(choices.first().isHuman()).isTrue();
              assertThat(choices.second().player()).isEqualTo("1");
            });
  }

  private static String solution(GameId id, Lesson step) {
    Position start = step.start(id.game());
    return switch (step.goal().kind()) {
      case "refused" ->
          switch (id.game()) {
            case "talpa" -> "a2";
            case "jostle" -> "c6d6";
            case "morelli" -> "a1e5";
            default -> "e2e4";
          };
      default ->
          Arrays.stream(start.legalMoves())
              .filter(move -> step.goal().isMetBy(start, move))
              .mapToObj(start::formatMove)
              .findFirst()
              .orElseThrow();
    };
  }

  @Test
  void aWrongMoveIsTakenBackAndExplained() {
    page = page.atIndex(1);
    Position before = page.board().shownPosition();
    enter("a1a2");
    assertThat(page.board().shownPosition()).isEqualTo(before);
    assertThat(page.isSolved()).isFalse();
    assertThat(screen()).contains("That is legal, but captures nothing. Take the Soldier on d4.");
    enter("c4d4");
    assertThat(page.isSolved()).isTrue();
    type("a");
    assertThat(page.isSolved()).isFalse();
    assertThat(page.board().shownPosition()).isEqualTo(before);
  }

  @Test
  void anotherRefusalDoesNotSolveTheTask() {
    page = page.atIndex(2);
    enter("g7g6");
    assertThat(page.isSolved()).isFalse();
    assertThat(screen()).contains("(rule");
    press(SpecialKey.ESCAPE);
    type("p");
    assertThat(page.index()).isEqualTo(1);
    type("n");
    assertThat(page.index()).isEqualTo(1);
    assertThat(screen()).contains("'n' has no meaning here");
  }

  @Test
  void aRefusedAttemptByTheCursorSolvesTheTask() {
    page = GuidedGamePage.of(new GameId("morelli", "13"), context.messages()).atIndex(1);
    Position position = page.board().shownPosition();
    assertThat(position.format()).isNotEmpty();
    press(SpecialKey.TAB);
    press(SpecialKey.ENTER);
    assertThat(page.board().selection().targets()).hasSize(1);
    for (int step = 0; step < 4; step++) {
      press(SpecialKey.UP);
      press(SpecialKey.RIGHT);
    }
    press(SpecialKey.ENTER);
    assertThat(page.isSolved()).as(screen()).isTrue();
    assertThat(shows("the Throne (rule 4).")).isTrue();
  }

  @Test
  void helpListsTheKeysOfTheStep() {
    type("?");
    assertThat(request)
        .get()
        .isInstanceOfSatisfying(
            PageRequest.OpenPage.class,
            open ->
                assertThat(open.page().draw(context(Language.ENGLISH, 100, 40)).format())
                    .contains("leave the lesson", "type a move")
                    .doesNotContain("the next step"));
    assertThat(page.keys())
        .filteredOn(PageKey::isActive)
        .extracting(PageKey::letter)
        .containsExactly('?', 'q');
  }
}
