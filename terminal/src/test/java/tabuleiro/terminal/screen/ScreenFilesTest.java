package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;

/// What the full-screen program saves and opens: games, puzzles, lessons.
class ScreenFilesTest extends ScreenScenario {
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
}
