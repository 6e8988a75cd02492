package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.testkit.Golden;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The page that asks puzzles, by keys and by the mouse.
class PuzzlePageTest {
  private static final Position POSITION =
      Games.find("talpa").orElseThrow().game("3x3").parse("1br/1bb/rbr r");

  private View view = view(Language.ENGLISH, 80, 24, false);
  private PuzzlePage page = page(3, Language.ENGLISH);
  private Optional<Wish> wish = Optional.empty();

  private static PuzzlePage page(int count, Language language) {
    Puzzle puzzle = new Puzzle(POSITION, POSITION.parseMove("a1b1"), 2);
    return PuzzlePage.of(Collections.nCopies(count, puzzle), Messages.of(language), "");
  }

  private static View view(Language language, int columns, int rows, boolean ascii) {
    return new View(
        columns,
        rows,
        Messages.of(language),
        Settings.standard(language),
        ascii,
        EnginePlayers.catalogue(),
        Optional.empty());
  }

  private void on(Input input) {
    Answer answer = page.on(input, view);
    page = (PuzzlePage) answer.page();
    wish = answer.wish();
  }

  private void type(String text) {
    text.codePoints().forEach(c -> on(new Input.Typed(c)));
  }

  private void enter(String text) {
    type(text);
    on(new Input.Pressed(Stroke.ENTER));
  }

  private void click(int column, int row) {
    on(new Input.Pointed(Input.Button.DOWN, column, row));
    on(new Input.Pointed(Input.Button.UP, column, row));
  }

  private void click(String cell) {
    Spot spot = new Spot.Cell(POSITION.game().board().cell(cell).orElseThrow());
    BoardPicture picture = GameDrawing.picture(page.board(), view);
    Layout layout = Layout.of(view);
    for (int row = 0; row < picture.sheet().rows(); row++) {
      for (int column = 0; column < picture.sheet().columns(); column++) {
        if (picture.spots().at(column, row).equals(Optional.of(spot))) {
          click(column + layout.left(picture.sheet()), row + layout.top(picture.sheet()));
          return;
        }
      }
    }
    throw new AssertionError(cell + " is not shown");
  }

  private String screen() {
    return page.draw(view).text();
  }

  @Test
  void theRightMoveIsJudgedShownAndCounted() {
    assertThat(screen()).contains("Talpa  3x3  -  Puzzle 1 of 3", "● Red to move and win");
    enter(":a1b1");
    assertThat(screen()).contains("a1b1 wins. Right!", "Solved: 1 of 3", "At the first try: 1");
    assertThat(page.board().shown()).isEqualTo(POSITION.play(page.riddle().puzzle().solution()));
    on(new Input.Pressed(Stroke.ENTER));
    assertThat(screen()).contains("Puzzle 2 of 3").doesNotContain("Right!");
  }

  @Test
  void aWrongMoveIsToldAndTakenBack() {
    enter(":c1b1");
    assertThat(screen()).contains("c1b1 does not win. Try again.", "Solved: 0 of 3");
    assertThat(page.board().shown()).isEqualTo(POSITION);
    enter(":a1b1");
    assertThat(screen()).contains("Solved: 1 of 3", "At the first try: 0");
  }

  @Test
  void anIllegalMoveIsNoTry() {
    enter(":a1a2");
    assertThat(screen()).contains("rule");
    on(new Input.Pressed(Stroke.ESCAPE));
    enter(":a1b1");
    assertThat(screen()).contains("At the first try: 1");
  }

  @Test
  void theMouseAndTheArrowsMakeMoves() {
    click("c1");
    click("b1");
    assertThat(screen()).contains("c1b1 does not win");
    type("n");
    for (Stroke stroke : List.of(Stroke.DOWN, Stroke.ENTER, Stroke.TAB, Stroke.ENTER)) {
      on(new Input.Pressed(stroke));
    }
    assertThat(screen()).contains("a1b1 wins. Right!");
  }

  @Test
  void aHintMarksTheBeginningAndTheNextOneTellsTheMove() {
    type("H");
    assertThat(screen()).contains("begins with what is marked");
    assertThat(page.board().picking().picked())
        .containsExactly(new Spot.Cell(POSITION.game().board().cell("a1").orElseThrow()));
    type("H");
    assertThat(screen()).contains("The move is a1b1.", "Solved: 0 of 3");
    type("n");
    type("H");
    enter(":a1b1");
    assertThat(screen()).contains("Solved: 1 of 3", "At the first try: 0");
  }

  @Test
  void theSolutionIsShownAndNothingCanBeTriedAfterIt() {
    type("s");
    assertThat(screen()).contains("The move is a1b1.");
    click("c1");
    click("b1");
    enter(":c1b1");
    type("H");
    assertThat(screen()).contains("Solved: 0 of 3").doesNotContain("does not win");
  }

  @Test
  void puzzlesAreLeftOutAndComeBack() {
    type("nn");
    assertThat(screen()).contains("Puzzle 3 of 3");
    type("s");
    assertThat(screen()).contains("This was the last puzzle");
    on(new Input.Pressed(Stroke.ENTER));
    type("n");
    assertThat(screen()).contains("Puzzle 3 of 3");
    type("ppp");
    assertThat(screen()).contains("Puzzle 1 of 3");
    type("pp");
    assertThat(screen()).contains("'p' does nothing here");
  }

  @Test
  void aMarkIsClicked() {
    int row = 20;
    int column = screen().lines().skip(row).findFirst().orElseThrow().indexOf('·');
    click(column + 2, row);
    assertThat(screen()).contains("Puzzle 2 of 3");
  }

  @Test
  void manyPuzzlesHaveRoomForSomeMarks() {
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
  void whatABoardHasToOfferIsAsInAGame() {
    String before = screen();
    type("f");
    assertThat(screen()).isNotEqualTo(before);
    type("l");
    assertThat(wish.orElseThrow()).isInstanceOf(Wish.Open.class);
    type("?");
    assertThat(wish.orElseThrow()).isInstanceOf(Wish.Open.class);
    type("t");
    assertThat(wish.orElseThrow()).isInstanceOf(Wish.Change.class);
    for (String letter : List.of("u", "g", "d", "a", "o", "S")) {
      type(letter);
      assertThat(wish).isEmpty();
      assertThat(screen()).contains("'" + letter + "' does nothing here");
    }
    enter(":");
    assertThat(screen()).contains("Row of your piece");
    on(new Input.Pressed(Stroke.ESCAPE));
    type("q");
    assertThat(wish).contains(new Wish.Back());
  }

  @ParameterizedTest
  @CsvSource({"ENGLISH,80,24", "PORTUGUESE,80,24", "PORTUGUESE,70,20", "ENGLISH,120,40"})
  void whatItLooksLike(Language language, int columns, int rows) {
    StringBuilder screens = new StringBuilder();
    for (boolean ascii : new boolean[] {false, true}) {
      view = view(language, columns, rows, ascii);
      page = page(20, language);
      for (String keys : List.of("", "H", ":c1b1\n", ":a1b1\n", "?", "ns")) {
        keys.codePoints()
            .forEach(c -> on(c == '\n' ? new Input.Pressed(Stroke.ENTER) : new Input.Typed(c)));
        String shown =
            wish.filter(Wish.Open.class::isInstance)
                .map(Wish.Open.class::cast)
                .map(open -> open.page().draw(view).text())
                .orElseGet(this::screen);
        screens.append(shown).append("=".repeat(columns)).append('\n');
      }
    }
    String name = "puzzles-" + columns + "x" + rows + "-" + language.code() + ".txt";
    Golden.check("screen/" + name, screens.toString());
  }
}
