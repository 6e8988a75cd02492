package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;

/// Several unfinished games are kept, and the user chooses the one to resume.
class UnfinishedGamesTest extends ScreenScenario {
  private Path unfinished(int number) {
    return folder.resolve("config/unfinished/game-" + number + ".txt");
  }

  /// Leaves a game after one move, and sets the time of that move.
  private void leaveGame(int number, String move, String time) throws IOException {
    beginGame();
    enter(":" + move);
    type("q");
    Files.setLastModifiedTime(unfinished(number), FileTime.from(Instant.parse(time)));
  }

  @Test
  void aNewGameDoesNotReplaceAnUnfinishedOne() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    leaveGame(2, "a1a2", "2026-01-02T12:00:00Z");
    assertThat(unfinished(1)).content().contains("1. a1b1 *");
    assertThat(unfinished(2)).content().contains("1. a1a2 *");
    assertThat(screen()).contains("> Resume: 2 unfinished games");
  }

  @Test
  void theUserChoosesAmongUnfinishedGames() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    leaveGame(2, "a1a2", "2026-01-02T12:00:00Z");
    press(SpecialKey.ENTER);
    assertThat(screen())
        .contains("Unfinished games: 2", "> Talpa  Ana - Rui", "1 move", "Blue to move: Rui")
        .contains("Last move: 2026-01-02");
    press(SpecialKey.DOWN);
    assertThat(screen()).contains("Last move: 2026-01-01");
    press(SpecialKey.ENTER);
    program.tick();
    assertThat(screen()).contains("1. a1b1", "Rui (Blue), your move");
    enter(":a2b2");
    type("q");
    assertThat(unfinished(1)).content().contains("1. a1b1 a2b2 *");
    assertThat(unfinished(2)).content().contains("1. a1a2 *");
  }

  @Test
  void aGameThatIsOnlyLookedAtKeepsItsTime() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    press(SpecialKey.ENTER);
    program.tick();
    type("q");
    assertThat(Files.getLastModifiedTime(unfinished(1)).toInstant())
        .isEqualTo("2026-01-01T12:00:00Z");
  }

  @Test
  void aFinishedGameLeavesTheListAndTheOthersStay() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    leaveGame(2, "a1a2", "2026-01-02T12:00:00Z");
    press(SpecialKey.ENTER, SpecialKey.ENTER);
    program.tick();
    type("g");
    confirm();
    program.tick();
    type("q");
    assertThat(unfinished(2)).doesNotExist();
    assertThat(screen()).contains("> Resume: Talpa, Ana - Rui, 1 move");
  }

  @Test
  void aGameIsDeletedAfterAQuestion() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    leaveGame(2, "a1a2", "2026-01-02T12:00:00Z");
    press(SpecialKey.ENTER);
    type("x");
    assertThat(screen()).contains("Delete this game for good?  [no]  yes");
    press(SpecialKey.ENTER);
    assertThat(unfinished(2)).exists();
    type("x");
    confirm();
    assertThat(unfinished(2)).doesNotExist();
    assertThat(screen()).contains("Unfinished games: 1", "Last move: 2026-01-01");
    type("x");
    confirm();
    assertThat(unfinished(1)).doesNotExist();
    assertThat(screen()).contains("New game").doesNotContain("Resume:");
  }

  @Test
  void eachGameKeepsItsOwnComputerPlayer() throws Exception {
    restart(new PlayerChoice("random", ""));
    beginGame();
    enter(":a1b1");
    awaitScreen("Ana (Red), your move");
    type("q");
    restart(PlayerChoice.HUMAN.withName("Rui"));
    press(SpecialKey.ENTER);
    program.tick();
    assertThat(screen()).contains("Random (Blue)");
    assertThat(unfinished(1)).content().contains("[WhitePlayer \"\"]", "[BlackPlayer \"random\"]");
  }

  @Test
  void aFileNeverStartsAProgram() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    String text = Files.readString(unfinished(1));
    Files.writeString(
        unfinished(1), text.replace("[BlackPlayer \"\"]", "[BlackPlayer \"ugi:touch x\"]"));
    press(SpecialKey.ENTER);
    program.tick();
    assertThat(screen()).contains("Rui (Blue), your move");
  }

  @Test
  void theSingleGameOfAnEarlierVersionIsKept() throws IOException {
    leaveGame(1, "a1b1", "2026-01-01T12:00:00Z");
    Files.move(unfinished(1), folder.resolve("config/unfinished.txt"));
    restart(PlayerChoice.HUMAN.withName("Rui"));
    assertThat(screen()).contains("> Resume: Talpa, Ana - Rui, 1 move");
    assertThat(folder.resolve("config/unfinished.txt")).doesNotExist();
  }
}
