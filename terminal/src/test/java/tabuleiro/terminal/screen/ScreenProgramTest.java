package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// The full-screen program from the menu to the end of a game, by keys, without a terminal.
class ScreenProgramTest extends ScreenScenario {
  @Test
  void aWholeGameIsPlayedToItsResult() {
    beginGame();
    assertThat(screen()).contains("Talpa  3x3", "> ● Ana (Red)", "Ana (Red), your move");
    for (String move : new String[] {":a1b1", ":a2b2", ":b1b2", ":b3a3", ":c3c2"}) {
      enter(move);
    }
    assertThat(screen()).contains("Ana (Red) plays c3c2", "Rui (Blue), your move");
    enter(":a3");
    assertThat(screen()).contains("Ana (Red) wins: Blue opened both paths at once  1-0", "n again");
    type("n");
    program.tick();
    assertThat(screen()).contains("> ● Rui (Red)", "  ○ Ana (Blue)");
  }

  @Test
  void anIllegalMoveIsRefusedWithItsRule() {
    beginGame();
    enter(":a2b2");
    assertThat(screen()).contains("a2 holds Blue's piece; Red is to move (rule 4)");
    press(SpecialKey.ESCAPE);
    assertThat(screen()).doesNotContain("rule 4");
  }

  @Test
  void movesCanBeEnteredStepByStep() {
    beginGame();
    enter(":");
    assertThat(screen()).contains("Row of your piece (1 to 3)?");
    enter("9");
    assertThat(screen()).contains("Row of your piece (1 to 3)?").contains("9");
    enter("1");
    enter("1");
    enter("d");
    assertThat(screen()).contains("Ana (Red) plays a1b1");
  }

  @Test
  void anUnfinishedGameIsSavedAndOfferedAgain() {
    beginGame();
    enter(":a1b1");
    type("q");
    assertThat(screen()).contains("> Resume: Talpa, Ana - Rui, 1 move");
    restart(PlayerChoice.HUMAN.withName("Rui"));
    assertThat(screen()).contains("> Resume: Talpa, Ana - Rui, 1 move");
    press(SpecialKey.ENTER);
    program.tick();
    assertThat(screen()).contains("> ○ Rui (Blue)", "1. a1b1");
  }

  @Test
  void movesCanBeTakenBackAndReviewed() {
    beginGame();
    enter(":a1b1");
    enter(":a2b2");
    type("[[");
    assertThat(screen()).contains("Review: position after 0 of 2 plies");
    type("]]");
    type("u");
    assertThat(screen()).contains("Rui (Blue), your move").doesNotContain("a2b2");
  }

  @Test
  void aGameIsSavedAndOpened() throws IOException {
    beginGame();
    enter(":a1b1");
    enter("sgame.txt");
    assertThat(screen()).contains("saved in game.txt");
    assertThat(Files.readString(folder.resolve("game.txt"))).contains("1. a1b1 *");
    enter("sgame.txt");
    assertThat(screen()).contains("game.txt exists. Replace it?");
    confirm();
    assertThat(screen()).contains("saved in game.txt");
    enter("onone.txt");
    assertThat(screen()).contains("cannot read none.txt");
    press(SpecialKey.ESCAPE);
    enter("ogame.txt");
    assertThat(screen()).contains("Resume a saved game of Talpa");
  }

  @Test
  void filesWithGamesAreListed() throws IOException {
    beginGame();
    enter(":a1b1");
    enter("sgame.txt");
    Files.writeString(folder.resolve("notes.txt"), "no game");
    type("o");
    assertThat(screen()).contains("game.txt  Talpa, Ana - Rui, 1 move").doesNotContain("notes.txt");
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen()).contains("Resume a saved game of Talpa");
  }

  @Test
  void aFinishedGameIsOpenedReviewedAndSaved() throws IOException {
    beginGame();
    enter(":a1b1");
    type("g");
    confirm();
    enter("sgame.txt");
    type("q");
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.ENTER);
    enter("game.txt");
    assertThat(screen()).contains("Ana (Red) wins: Blue resigned  1-0");
    enter("scopy.txt");
    assertThat(screen()).contains("saved in copy.txt");
    assertThat(folder.resolve("copy.txt")).hasSameTextualContentAs(folder.resolve("game.txt"));
  }

  @Test
  void keysInTheLastRowCanBeClicked() {
    beginGame();
    enter(":a1b1");
    String keys = screen().split("\n", -1)[23];
    click(keys.indexOf("l moves"), 23);
    assertThat(screen()).contains("legal moves");
    click(screen().split("\n", -1)[23].indexOf("back"), 23);
    click(keys.indexOf("undo"), 23);
    assertThat(screen()).doesNotContain("a1b1");
    click(keys.indexOf("? help") - 1, 23);
    click(70, 0);
    assertThat(screen()).contains("Ana (Red), your move");
    click(screen().split("\n", -1)[23].indexOf("q leave"), 23);
    assertThat(screen()).contains("> New game");
  }

  @Test
  void puzzlesOpenFromTheMenu() {
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN);
    assertThat(screen()).contains("> Puzzles");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("> Ni-Ju: First pattern, 20 tiles each", "Hex Jostle: ");
    press(SpecialKey.UP, SpecialKey.UP, SpecialKey.ENTER);
    assertThat(screen()).contains("Talpa: 8x8", "> Difficulty 1 of 5: 150 puzzles");
    press(SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen())
        .contains("Talpa  8x8, the standard board  -  Puzzle 1 of 20", "Difficulty 2 of 5");
    type("qqq");
    assertThat(screen()).contains("> Puzzles");
  }

  @Test
  void aLessonOpensFromTheMenuAndEndsWithAGameAgainstLevel1() {
    press(SpecialKey.DOWN);
    assertThat(screen()).contains("> Learn a game");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("> Ni-Ju: ", "Hex Jostle: ");
    press(SpecialKey.UP, SpecialKey.UP, SpecialKey.ENTER);
    assertThat(screen()).contains("Talpa  4x4", "Step 1 of 4");
    for (Lesson step : Lessons.of("talpa").stepsOf("8x8")) {
      Position start = step.start("talpa");
      String move =
          IntStream.of(start.legalMoves())
              .filter(legal -> step.goal().isMetBy(start, legal))
              .mapToObj(start::formatMove)
              .findFirst()
              .orElse("a2");
      enter(":" + move);
      press(SpecialKey.ENTER);
    }
    assertThat(screen()).contains("Talpa  8x8").doesNotContain("Step");
    type("q");
    assertThat(screen()).contains("> New game");
  }

  @Test
  void aFileOfPuzzlesOpensAboveTheGame() throws IOException {
    beginGame();
    enter(":a1b1");
    List<GameRecord> records =
        PuzzleStore.of(new GameId("jostle", "10x10")).values().stream()
            .limit(2)
            .map(Puzzle::toRecord)
            .toList();
    Files.writeString(folder.resolve("puzzles.txt"), GameRecord.format(records));
    enter("opuzzles.txt");
    assertThat(screen()).contains("Jostle", "Puzzle 1 of 2");
    type("q");
    press(SpecialKey.ESCAPE);
    assertThat(screen()).contains("Rui (Blue), your move");
    String broken = GameRecord.format(records).replaceAll("Puzzle \"[1-5]", "Puzzle \"7");
    Files.writeString(folder.resolve("puzzles.txt"), broken);
    enter("opuzzles.txt");
    assertThat(screen()).contains("the tag Puzzle says '7'");
  }

  private void click(int column, int row) {
    program.handle(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, column, row));
    program.handle(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, column, row));
    program.tick();
  }

  @Test
  void aGameBetweenComputersCanBeStepped() throws InterruptedException {
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.ENTER, SpecialKey.END, SpecialKey.ENTER);
    type("p");
    for (int i = 0; i < 50; i++) {
      program.tick();
      Thread.sleep(2);
    }
    assertThat(screen()).contains("Paused").doesNotContain("  1. ");
    type(".");
    for (int i = 0; i < 2000 && !screen().contains("  1. "); i++) {
      program.tick();
      Thread.sleep(2);
    }
    assertThat(screen()).contains("  1. ", "Paused");
  }

  @Test
  void resigningNeedsConfirmation() {
    beginGame();
    type("gyx");
    assertThat(screen()).contains("Ana, do you resign?  [no]  yes");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("Ana (Red), your move");
    type("g");
    press(SpecialKey.LEFT);
    assertThat(screen()).contains("Ana, do you resign?   no  [yes]");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("Rui (Blue) wins: Red resigned");
  }

  @Test
  void aVariantMayHaveAGoalOfItsOwn() {
    program.close();
    PlayerChoice ana = PlayerChoice.HUMAN.withName("Ana");
    program = begin(folder, new GameChoices("trench", "annihilation", ana, ana, "", false));
    beginGame();
    assertThat(screen()).contains("Capture all enemy pieces: points do not count.");
  }

  @Test
  void theScoreOfAMatchFitsTheTitle() {
    program.close();
    PlayerChoice ana = PlayerChoice.HUMAN.withName("Ana");
    program = begin(folder, new GameChoices("trench", "classic", ana, ana, "", true));
    beginGame();
    assertThat(screen()).startsWith(" Trench  classic  -  Match score: Ana 0, Ana 0\n");
  }

  @Test
  void resignedGamesOfAMatchAndItsDecidingGameAreExplained() {
    program.close();
    PlayerChoice ana = PlayerChoice.HUMAN.withName("Ana");
    PlayerChoice rui = PlayerChoice.HUMAN.withName("Rui");
    program = begin(folder, new GameChoices("trench", "classic", ana, rui, "", true));
    beginGame();
    type("g");
    confirm();
    assertThat(screen().replaceAll("\\s+", " "))
        .contains("Rui gets 72 points, as many as for capturing everything")
        .contains("Press n for game 2, in which Rui moves first.");
    type("ng");
    confirm();
    assertThat(screen().replaceAll("\\s+", " "))
        .contains("Ana gets 72 points")
        .contains("press n for a third game, which decides the match (To 40");
    type("n");
    assertThat(screen()).contains("The points are equal, so this game decides the match (To 40");
  }

  @Test
  void theAnalysisLeavesRoomForTheMoves() {
    program.close();
    PlayerChoice ana = PlayerChoice.HUMAN.withName("Ana");
    program = begin(folder, new GameChoices("niju", "most", ana, ana, "", false));
    beginGame();
    for (String move : List.of("4r0@0,0", "12r1@0,1", "6r3@1,1", "7r2@1,0", "7r2@-1,1")) {
      enter(":" + move);
    }
    type("a");
    assertThat(screen())
        .contains("1. 4r0@0,0 12r1@0,1", "2. 6r3@1,1 7r2@1,0", "3. 7r2@-1,1", "Engine analysis");
  }

  @Test
  void theBoardStaysFlippedInTheNextGame() {
    beginGame();
    String before = screen().lines().skip(3).findFirst().orElseThrow();
    type("f");
    String turned = screen().lines().skip(3).findFirst().orElseThrow();
    assertThat(turned).isNotEqualTo(before);
    type("g");
    confirm();
    type("n");
    assertThat(screen().lines().skip(3)).startsWith(turned);
  }

  @Test
  void aDrawIsOfferedAndAccepted() {
    beginGame();
    type("d");
    assertThat(screen().replaceAll("\\s+", " "))
        .contains("By the rules a game of Talpa is never drawn")
        .contains("Rui (Blue), do you accept the draw?");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("Rui declines the draw");
    type("d");
    confirm();
    assertThat(screen()).contains("The game is drawn: a draw was agreed");
  }

  @Test
  void aComputerReplies() throws InterruptedException {
    restart(new PlayerChoice("1", ""));
    beginGame();
    enter(":a1b1");
    for (int i = 0; i < 2000 && !screen().contains("Ana (Red), your move"); i++) {
      program.tick();
      Thread.sleep(2);
    }
    assertThat(screen()).contains("Level 1 (Blue) plays", "Ana (Red), your move");
    type("u");
    program.tick();
    assertThat(screen()).contains("Ana (Red), your move").doesNotContain("a1b1");
  }

  @Test
  void aFinishedGameIsReviewed() throws InterruptedException {
    beginGame();
    for (String move : new String[] {":a1b1", ":a2b2", ":b1b2", ":b3a3", ":c3c2", ":a3"}) {
      enter(move);
    }
    type("a");
    assertThat(screen()).contains("The engine is reviewing the game");
    for (int i = 0; i < 2000 && screen().contains("is reviewing the game"); i++) {
      program.tick();
      Thread.sleep(2);
    }
    // The starting position is won for Red, who makes no mistake.
    assertThat(screen())
        .contains("No move lowered the score much", "Score of Red")
        .contains("█".repeat(7));
  }

  @Test
  void theHintIsTheBestVariationOfTheShownAnalysis() throws InterruptedException {
    beginGame();
    type("a");
    awaitScreen("proven win in 6 plies");
    type("H");
    assertThat(screen()).contains("Level 9 would play", "(proven win in 6 plies");
  }

  @Test
  void theAnalysisSaysThatTheGameIsOver() {
    beginGame();
    for (String move : new String[] {":a1b1", ":a2b2", ":b1b2", ":b3a3", ":c3c2", ":a3"}) {
      enter(move);
    }
    type("a");
    assertThat(screen().replaceAll("\\s+", " ")).contains("The game is over in ");
  }

  @Test
  void backspaceReturnsToTheStepBefore() {
    beginGame();
    enter(":");
    enter("3");
    assertThat(screen()).contains("Column of your piece");
    press(SpecialKey.BACKSPACE);
    assertThat(screen()).contains("Row of your piece");
    enter("1");
    enter("a");
    enter("d");
    assertThat(screen()).contains("Ana (Red) plays a1b1");
  }

  @Test
  void angleBracketsChangeTheSelectedField() {
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("< Talpa >");
    type(">");
    assertThat(screen()).doesNotContain("< Talpa >");
    type("<");
    assertThat(screen()).contains("< Talpa >");
  }

  @Test
  void theLanguageChangesAtOnceAndIsSaved() {
    press(SpecialKey.UP, SpecialKey.UP, SpecialKey.UP, SpecialKey.ENTER);
    assertThat(screen()).contains("Settings");
    press(SpecialKey.RIGHT);
    assertThat(screen()).contains("Definições");
    TerminalSettings standard = TerminalSettings.defaults(Language.ENGLISH);
    assertThat(
            new UserFolder(folder.resolve("config")).loadSettings(standard).settings().language())
        .isEqualTo(Language.PORTUGUESE);
  }

  @Test
  void onlyAChosenLanguageIsSaved() throws IOException {
    Path file = folder.resolve("config/settings.properties");
    press(SpecialKey.UP, SpecialKey.UP, SpecialKey.UP, SpecialKey.ENTER);
    press(SpecialKey.DOWN, SpecialKey.RIGHT);
    assertThat(file).content().contains("theme=").doesNotContain("language=");
    press(SpecialKey.UP, SpecialKey.RIGHT);
    assertThat(file).content().contains("language=pt");
  }

  @Test
  void aTextFieldIsEditedInTheMiddle() {
    beginGame();
    type("s");
    type("gme.txt");
    press(SpecialKey.HOME, SpecialKey.RIGHT);
    type("a");
    assertThat(screen()).contains("Save to file: ga|me.txt");
    press(SpecialKey.ERASE_AFTER);
    type("te in two");
    press(SpecialKey.ERASE_WORD, SpecialKey.LINE_START, SpecialKey.DELETE, SpecialKey.DELETE);
    type("da");
    press(SpecialKey.LINE_END);
    assertThat(screen()).contains("Save to file: date in _");
    press(SpecialKey.LEFT, SpecialKey.ERASE_BEFORE);
    assertThat(screen()).contains("Save to file: |");
    press(SpecialKey.ESCAPE);
    enter(":a1b1");
    type(":");
    press(SpecialKey.UP);
    assertThat(screen()).contains("a1b1_");
  }

  @Test
  void aFieldOfAFormIsEditedInTheMiddle() {
    press(SpecialKey.ENTER, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN);
    assertThat(screen()).contains("Ana_");
    press(SpecialKey.LEFT);
    type("nik");
    assertThat(screen()).contains("Annik|a");
    press(SpecialKey.END);
    type("!");
    assertThat(screen()).contains("Annika!_");
    press(SpecialKey.ERASE_BEFORE);
    type("Zoë 日本");
    assertThat(screen()).contains("Zoë 日本_");
  }

  @Test
  void invalidChoicesAreReported() {
    press(SpecialKey.ENTER, SpecialKey.DOWN, SpecialKey.RIGHT);
    type("11x11");
    press(SpecialKey.END, SpecialKey.ENTER);
    assertThat(screen()).contains("there is no variant '11x11'");
    press(SpecialKey.HOME, SpecialKey.DOWN, SpecialKey.RIGHT, SpecialKey.END, SpecialKey.UP);
    type("nonsense");
    press(SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen()).contains("'nonsense' is not a position");
  }

  @Test
  void aSmallWindowShowsAMessage() {
    program.resize(40, 10, false);
    assertThat(screen()).contains("The window is too small");
    program.resize(0, 0, false);
    assertThat(screen()).isEmpty();
  }

  @Test
  void escapeLeavesTheMenuAndTheProgram() {
    press(SpecialKey.ESCAPE);
    assertThat(program.isOver()).isTrue();
  }
}
