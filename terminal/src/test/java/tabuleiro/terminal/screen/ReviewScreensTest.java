package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.play.record.GameRecord;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;

/// A game is reviewed: other moves are tried, kept as variations, entered and saved.
class ReviewScreensTest extends ScreenScenario {
  private static final String GAMES =
      """
      [White "Ana"]
      [Black "Rui"]
      [Result "*"]
      [Game "talpa"]
      [Variant "3x3"]

      1. a1b1 a2b2 *

      [White "Eva"]
      [Black "Leo"]
      [Result "1-0"]
      [Game "talpa"]
      [Variant "3x3"]
      [Termination "resignation"]

      1. a1b1 {a quiet move [%clk 0:01:00]} (1. a1a2 {sharp} c2c3) 1... a2b2 1-0
      """;

  private Path file() {
    return folder.resolve("games.txt");
  }

  private void open(int index) throws IOException {
    Files.writeString(file(), GAMES);
    program.close();
    program =
        begin(
            folder,
            GameChoices.PLAY_DEFAULT,
            new StartPage.Records(RecordFile.read(file()), "games.txt"));
    for (int i = 0; i < index; i++) {
      press(SpecialKey.DOWN);
    }
    press(SpecialKey.ENTER);
  }

  private static GameRecord parse(String text, int index) {
    return GameRecord.parse(text).get(index).record();
  }

  @Test
  void variationsAndCommentsOfARecordAreSeenAndEntered() throws IOException {
    open(1);
    assertThat(screen()).contains("1. a1b1", "(1. a1a2 c2c3)", "1. ... a2b2");
    type("]");
    assertThat(screen()).contains("a quiet move", "x variation").doesNotContain("%clk");
    type("x");
    assertThat(screen()).contains("sharp", "Variation: position after 1 move");
    type("]");
    assertThat(screen()).contains("Variation: position after 2 moves");
    type("b");
    assertThat(screen()).contains("Review: position after 0 of 2 moves");
  }

  @Test
  void anotherMoveIsTriedAndBecomesAVariation() throws IOException {
    open(1);
    type("]");
    enter(":c2c3");
    assertThat(screen()).contains("(1... c2c3)", "Variation: position after 2 moves");
    enter(":b2a2");
    assertThat(screen()).contains("(1... c2c3 2. b2a2)");
    type("[[");
    assertThat(screen()).contains("Review: position after 1 of");
    enter(":a2b2");
    assertThat(screen()).contains("Blue resigned").doesNotContain("(1... a2b2");
  }

  @Test
  void aMoveOfTheListIsClicked() throws IOException {
    open(1);
    int row = rowOf("(1. a1a2");
    int column = screen().split("\n", -1)[row].indexOf("c2c3");
    program.handle(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, column, row));
    assertThat(screen()).contains("Variation: position after 2 moves");
  }

  private int rowOf(String text) {
    List<String> rows = List.of(screen().split("\n", -1));
    return rows.indexOf(rows.stream().filter(row -> row.contains(text)).findFirst().orElseThrow());
  }

  @Test
  void aMoveOfAVariationIsRemoved() throws IOException {
    open(1);
    type("]x]");
    assertThat(screen()).contains("X remove");
    type("X");
    assertThat(screen()).contains("(1. a1a2)", "Variation: position after 1 move");
    type("X");
    assertThat(screen()).contains("Review: position after 0 of 2").doesNotContain("a1a2", "X rem");
  }

  @Test
  void theGameIsSavedInItsPlaceAndTheOtherGamesStay() throws IOException {
    open(1);
    type("]");
    enter(":c2c3");
    type("s");
    assertThat(screen()).contains("Save to file: games.txt");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("Replace game 2 of games.txt? The other games stay");
    confirm();
    assertThat(screen()).contains("saved in games.txt");
    String saved = Files.readString(file());
    assertThat(parse(saved, 0)).isEqualTo(parse(GAMES, 0));
    assertThat(parse(saved, 1).format()).contains("1... a2b2\n(1... c2c3) 1-0", "{sharp}", "%clk");
    enter(":b2a2");
    type("s");
    press(SpecialKey.ENTER);
    confirm();
    assertThat(Files.readString(file())).contains("(1... c2c3 2. b2a2)");
  }

  @Test
  void aFileThatHasChangedIsNotOverwritten() throws IOException {
    open(1);
    type("]");
    enter(":c2c3");
    String other = GAMES.replace("Eva", "Ida");
    Files.writeString(file(), other);
    type("s");
    press(SpecialKey.ENTER);
    assertThat(screen()).contains("games.txt has changed since the game was opened");
    assertThat(file()).hasContent(other);
  }

  @Test
  void unsavedVariationsAreNotLostWithoutAQuestion() throws IOException {
    open(1);
    type("]");
    enter(":c2c3");
    type("q");
    assertThat(screen()).contains("The variations have not been saved. Leave without them?");
    type("nq");
    confirm();
    assertThat(screen()).contains("Games in the file: 2");
  }

  @Test
  void aGameThatHasJustEndedIsReviewedInTheSameWay() {
    beginGame();
    enter(":a1b1");
    enter(":a2b2");
    type("g");
    confirm();
    program.tick();
    assertThat(screen()).contains("Red resigned");
    type("[[");
    enter(":a1a2");
    program.tick();
    assertThat(screen()).contains("(1. a1a2)", "Variation: position after 1 move");
    enter("slost.txt");
    assertThat(folder.resolve("lost.txt")).content().contains("1. a1b1 (1. a1a2) 1... a2b2 0-1");
  }

  @Test
  void theCurveIsThatOfTheGameAlsoInAVariation() throws Exception {
    open(1);
    type("a");
    awaitScreen("Score of Red");
    type("a");
    type("]x]");
    assertThat(screen()).contains("Score of Red", "Variation");
  }

  @Test
  void theReviewedPositionIsPlayedOn() throws Exception {
    open(1);
    type("]x");
    type("c");
    press(SpecialKey.END, SpecialKey.ENTER);
    // The computer begins to think at the next tick.
    assertThat(screen()).contains("> ○ Level 5 (Blue)", "Player 1 (Red)");
    awaitScreen("Level 5 (Blue) plays");
  }
}
