package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;

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
  void movesCanBeTakenBackAndReviewed() {
    beginGame();
    enter(":a1b1");
    enter(":a2b2");
    type("[[");
    assertThat(screen()).contains("Review: position after 0 of 2 moves");
    type("]]");
    type("u");
    assertThat(screen()).contains("Rui (Blue), your move").doesNotContain("a2b2");
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
    awaitScreen("proven win in 6 moves");
    type("H");
    assertThat(screen()).contains("Level 9 would play", "(proven win in 6 moves");
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
}
