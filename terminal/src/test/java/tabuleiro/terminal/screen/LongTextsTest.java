package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;

/// Names, moves and files that are as long as a text can be, in the smallest window: the question
/// and the cursor stay visible.
class LongTextsTest extends ScreenScenario {
  private static final int LONGEST = 1000;
  private static final int LONGEST_NAME = 80;

  @ParameterizedTest
  @ValueSource(strings = {"x", "long words ", "日", "🎲"})
  void theQuestionAndTheCursorAreVisible(String part) {
    String text = part.repeat(LONGEST / part.length());
    restart(PlayerChoice.HUMAN.withName(part.repeat(LONGEST_NAME / part.length()).strip()));
    program.resize(70, 20, false);
    beginGame();
    for (String key : List.of("g", "d")) {
      type(key);
      assertThat(screen()).as(key).contains("[no]");
      press(SpecialKey.ESCAPE);
    }
    for (String key : List.of(":", "s")) {
      type(key);
      program.handle(new InputEvent.PasteEvent(text, true));
      assertThat(screen()).as(key).contains("_");
      press(SpecialKey.HOME);
      assertThat(screen()).as(key).contains("|" + part.strip());
      press(SpecialKey.ENTER, SpecialKey.ESCAPE, SpecialKey.ESCAPE);
    }
    assertThat(screen()).contains("Ana");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "long words ", "日", "🎲"})
  void theCursorOfAFieldIsVisible(String part) {
    press(SpecialKey.ENTER, SpecialKey.END, SpecialKey.UP);
    program.handle(new InputEvent.PasteEvent(part.repeat(LONGEST / part.length() - 10), true));
    assertThat(screen()).containsPattern("Starting position.*_");
    press(SpecialKey.HOME);
    assertThat(screen()).contains("|" + part.strip());
  }
}
