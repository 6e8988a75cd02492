package tabuleiro.terminal.screen.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GamePageRenderer;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The page of puzzles, by keys and by the mouse.
class PuzzlePageTest {
  private static final Position POSITION =
      Games.find("talpa").orElseThrow().game("3x3").parse("1br/1bb/rbr r");

  private PageContext context = context(Language.ENGLISH, 80, 24, false);
  private PuzzlePage page = page(3, Language.ENGLISH);
  private Optional<PageRequest> request = Optional.empty();

  private static PuzzlePage page(int count, Language language) {
    Puzzle puzzle = new Puzzle(POSITION, POSITION.parseMove("a1b1"), 2);
    return PuzzlePage.of(Collections.nCopies(count, puzzle), Messages.of(language), "");
  }

  private static PageContext context(Language language, int columns, int rows, boolean ascii) {
    return new PageContext(
        columns,
        rows,
        Messages.of(language),
        TerminalSettings.defaults(language),
        ascii,
        EnginePlayers.catalogue(),
        Optional.empty(),
        0);
  }

  private void on(InputEvent input) {
    PageUpdate answer = page.handle(input, context);
    page = (PuzzlePage) answer.page();
    request = answer.request();
  }

  private void type(String text) {
    text.codePoints().forEach(c -> on(new InputEvent.CharacterEvent(c)));
  }

  private void enter(String text) {
    type(text);
    on(new InputEvent.KeyEvent(SpecialKey.ENTER));
  }

  private void click(int column, int row) {
    on(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, column, row));
    on(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, column, row));
  }

  private void click(String cell) {
    ClickTarget target = new ClickTarget.Cell(POSITION.game().board().cell(cell).orElseThrow());
    BoardPicture picture = GamePageRenderer.picture(page.board(), context);
    GamePageLayout layout = GamePageLayout.of(page.board(), context);
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        if (picture.targets().targetAt(column, row).equals(Optional.of(target))) {
          click(column + layout.left(picture.grid()), row + layout.top(picture.grid()));
          return;
        }
      }
    }
    throw new AssertionError(cell + " is not shown");
  }

  private String screen() {
    return page.draw(context).format();
  }

  @Test
  void theWinningMoveIsConfirmedShownAndCounted() {
    assertThat(screen()).contains("Talpa  3x3  -  Puzzle 1 of 3", "● Red to move and win");
    enter(":a1b1");
    assertThat(screen())
        .contains("a1b1 wins. Correct!", "Solved: 1 of 3", "At the first attempt: 1");
    assertThat(page.board().shownPosition())
        .isEqualTo(POSITION.play(page.current().puzzle().solution()));
    on(new InputEvent.KeyEvent(SpecialKey.ENTER));
    assertThat(screen()).contains("Puzzle 2 of 3").doesNotContain("Correct!");
  }

  @Test
  void anotherMoveIsRefusedAndTakenBack() {
    enter(":c1b1");
    assertThat(screen()).contains("c1b1 does not win. Try again.", "Solved: 0 of 3");
    assertThat(page.board().shownPosition()).isEqualTo(POSITION);
    enter(":a1b1");
    assertThat(screen()).contains("Solved: 1 of 3", "At the first attempt: 0");
  }

  @Test
  void anIllegalMoveIsNotAnAttempt() {
    enter(":a1a2");
    assertThat(screen()).contains("rule");
    on(new InputEvent.KeyEvent(SpecialKey.ESCAPE));
    enter(":a1b1");
    assertThat(screen()).contains("At the first attempt: 1");
  }

  @Test
  void theMouseAndTheArrowsMakeMoves() {
    click("c1");
    click("b1");
    assertThat(screen()).contains("c1b1 does not win");
    type("n");
    for (SpecialKey key :
        List.of(SpecialKey.DOWN, SpecialKey.ENTER, SpecialKey.TAB, SpecialKey.ENTER)) {
      on(new InputEvent.KeyEvent(key));
    }
    assertThat(screen()).contains("a1b1 wins. Correct!");
  }

  @Test
  void aHintMarksTheBeginningAndTheNextOneShowsTheMove() {
    type("H");
    assertThat(screen()).contains("begins with what is marked");
    assertThat(page.board().selection().targets())
        .containsExactly(new ClickTarget.Cell(POSITION.game().board().cell("a1").orElseThrow()));
    type("H");
    assertThat(screen()).contains("The winning move is a1b1.", "Solved: 0 of 3");
    type("n");
    type("H");
    enter(":a1b1");
    assertThat(screen()).contains("Solved: 1 of 3", "At the first attempt: 0");
  }

  @Test
  void afterTheSolutionNoAttemptIsPossible() {
    type("s");
    assertThat(screen()).contains("The winning move is a1b1.");
    click("c1");
    click("b1");
    enter(":c1b1");
    type("H");
    assertThat(screen()).contains("Solved: 0 of 3").doesNotContain("does not win");
  }

  @Test
  void puzzlesCanBeSkippedAndRevisited() {
    type("nn");
    assertThat(screen()).contains("Puzzle 3 of 3");
    type("s");
    assertThat(screen()).contains("This was the last puzzle");
    on(new InputEvent.KeyEvent(SpecialKey.ENTER));
    type("n");
    assertThat(screen()).contains("Puzzle 3 of 3");
    type("ppp");
    assertThat(screen()).contains("Puzzle 1 of 3");
    type("pp");
    assertThat(screen()).contains("'p' has no meaning here");
  }

  @Test
  void aMarkIsClicked() {
    int row = 20;
    int column = screen().lines().skip(row).findFirst().orElseThrow().indexOf('·');
    click(column + 2, row);
    assertThat(screen()).contains("Puzzle 2 of 3");
  }

  @Test
  void manyPuzzlesShowSomeMarks() {
    page = page(1000, Language.ENGLISH);
    type("s");
    assertThat(screen()).contains("x · · ·");
    click(54 + 2, 17 + 1);
    assertThat(screen()).contains("Puzzle 14 of 1,000");
    for (int i = 0; i < 986; i++) {
      type("n");
    }
    assertThat(screen()).contains("Puzzle 1,000 of 1,000", "Solved: 0 of 1,000");
  }

  @Test
  void theBoardKeysAreThoseOfAGame() {
    String before = screen();
    type("f");
    assertThat(screen()).isNotEqualTo(before);
    type("l");
    assertThat(request.orElseThrow()).isInstanceOf(PageRequest.OpenPage.class);
    type("?");
    assertThat(request.orElseThrow()).isInstanceOf(PageRequest.OpenPage.class);
    type("t");
    assertThat(request.orElseThrow()).isInstanceOf(PageRequest.ChangeSettings.class);
    for (String letter : List.of("u", "g", "d", "a", "o", "S")) {
      type(letter);
      assertThat(request).isEmpty();
      assertThat(screen()).contains("'" + letter + "' has no meaning here");
    }
    enter(":");
    assertThat(screen()).contains("Row of your piece");
    on(new InputEvent.KeyEvent(SpecialKey.ESCAPE));
    type("q");
    assertThat(request).contains(new PageRequest.Back());
  }

  @ParameterizedTest
  @CsvSource({"ENGLISH,The last tempo", "PORTUGUESE,O último tempo"})
  void theMotifIsNamed(Language language, String name) {
    Position jostle = Games.find("jostle").orElseThrow().game("6x6").parse("5b/6/6/6/6/r1r3 r");
    Puzzle puzzle = new Puzzle(jostle, jostle.parseMove("c1b1"), 1);
    context = context(language, 80, 24, false);
    assertThat(screen()).doesNotContain(name);
    page = PuzzlePage.of(List.of(puzzle), Messages.of(language), "");
    assertThat(screen()).contains(name);
  }

  @ParameterizedTest
  @CsvSource({"ENGLISH,80,24", "PORTUGUESE,80,24", "PORTUGUESE,70,20", "ENGLISH,120,40"})
  void matchesTheGoldenScreens(Language language, int columns, int rows) {
    StringBuilder screens = new StringBuilder();
    for (boolean ascii : new boolean[] {false, true}) {
      context = context(language, columns, rows, ascii);
      page = page(20, language);
      for (String keys : List.of("", "H", ":c1b1\n", ":a1b1\n", "?", "ns")) {
        keys.codePoints()
            .forEach(c ->
                on(
                    c == '\n'
                        ? new InputEvent.KeyEvent(SpecialKey.ENTER)
                        : new InputEvent.CharacterEvent(c)));
        String shown =
            request
                .filter(PageRequest.OpenPage.class::isInstance)
                .map(PageRequest.OpenPage.class::cast)
                .map(open -> open.page().draw(context).format())
                .orElseGet(this::screen);
        screens.append(shown).append("=".repeat(columns)).append('\n');
      }
    }
    String name = "puzzles-" + columns + "x" + rows + "-" + language.code() + ".txt";
    GoldenFile.check("screen/" + name, screens.toString());
  }
}
