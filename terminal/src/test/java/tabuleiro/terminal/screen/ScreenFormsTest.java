package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// The forms and settings of the full-screen program.
class ScreenFormsTest extends ScreenScenario {
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
