package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;

/// Recorded games and single positions on the full screen: review, analysis, and playing on.
class RecordScreensTest extends ScreenScenario {
  private static final Path GUIDE = Path.of("src", "test", "games", "guide.txt");

  private void open(StartPage start) {
    program.close();
    program = begin(folder, GameChoices.PLAY_DEFAULT, start);
  }

  @Test
  void aRecordedGameIsReviewedFromItsStartAndPlayedOn() throws IOException {
    ParsedRecord talpa = RecordFile.read(GUIDE).getLast();
    open(new StartPage.Records(List.of(talpa), "guide.txt"));
    assertThat(screen()).contains("Review: position after 0 of 35 moves");
    type("]]");
    assertThat(screen()).contains("Review: position after 2 of 35 moves", "c play on");
    type("c");
    assertThat(screen()).contains("New game", "Starting position    ").contains("Talpa");
    press(SpecialKey.END, SpecialKey.ENTER);
    program.tick();
    assertThat(screen()).contains("(Red), your move");
  }

  @Test
  void anyGameOfAFileIsReviewed() throws IOException {
    open(new StartPage.Records(RecordFile.read(GUIDE), "guide.txt"));
    assertThat(screen()).contains("Games in the file: 6", "> 1  Ni-Ju", "6  Talpa");
    press(SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen()).startsWith(" Jostle  Square, 10x10").contains("after 0 of 35 moves");
    type("q");
    assertThat(screen()).contains("> 2  Jostle");
    press(SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen()).startsWith(" Hex Jostle  Hexagon of side 6");
  }

  @Test
  void everyGameOfAFileCanBeOpenedFromTheMenu() throws IOException {
    Files.copy(GUIDE, folder.resolve("games.txt"));
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.ENTER);
    enter("games.txt");
    assertThat(screen()).contains("Games in the file: 6");
    press(SpecialKey.END, SpecialKey.ENTER);
    assertThat(screen()).startsWith(" Talpa").contains("Level 6 (Red) wins");
  }

  @Test
  void aPositionIsAnalysedAndMovesOfBothSidesAreTried() throws InterruptedException {
    Seat human = Seat.human("Ana");
    SessionSetup setup =
        SessionSetup.of(Games.find("talpa").orElseThrow().game("3x3"), 1, human, human);
    open(new StartPage.Analysis(setup));
    awaitScreen("proven win in 6 moves");
    enter(":a1b1");
    enter(":a2b2");
    assertThat(screen()).contains("1. a1b1 a2b2", "Engine analysis");
    type("q");
    assertThat(program.isOver()).isTrue();
  }

  @Test
  void aProgramThatWasStartedForAGameEndsWithIt() {
    Seat human = Seat.human("Ana");
    SessionSetup setup =
        SessionSetup.of(Games.find("talpa").orElseThrow().game("3x3"), 1, human, human);
    open(new StartPage.NewGame(setup, false));
    type("q");
    assertThat(program.isOver()).isTrue();
  }

  @Test
  void theGamesAfterABadOneCanBeOpenedAndItsErrorIsShown() throws IOException {
    String bad = "[Game \"talpa\"\n\n1. a1a2 *\n\n";
    Files.writeString(folder.resolve("games.txt"), bad + Files.readString(GUIDE));
    press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.ENTER);
    assertThat(screen()).contains("games.txt  Talpa");
    enter("games.txt");
    assertThat(screen()).contains("Games in the file: 6", "line 1, column 14");
    press(SpecialKey.END, SpecialKey.ENTER);
    assertThat(screen()).startsWith(" Talpa").contains("Level 6 (Red) wins");
  }
}
