package tabuleiro.terminal.screen.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.text.TextWidth;

/// A text field with more text than its row has room for.
class TextEntryTest {
  @ParameterizedTest
  @CsvSource({
    "https://example.org/g/abcdefgh, 0, ...org/g/abcdefgh_",
    "https://example.org/g/abcdefgh, 30, |https://example..",
    "https://example.org/g/abcdefgh, 15, https://example|..",
    "https://example.org/g/abcdefgh, 5, ..ple.org/g/abc|..",
    "日本語日本語日本語日本語, 0, ..語日本語日本語_",
    "short, 0, short_",
  })
  void thePartAroundTheCursorIsShown(String text, int behind, String shown) {
    assertThat(TextEntry.of(text, behind).shown(18)).isEqualTo(shown);
  }

  @Test
  void theCursorIsAlwaysShownAndTheRowNeverExceeded() {
    TextEntry entry = TextEntry.of("Ana 日本語 🎲 e\u0301 a rather long name of a player");
    for (int i = 0; i < 60; i++) {
      for (int columns = 10; columns < 60; columns++) {
        String shown = entry.shown(columns);
        assertThat(TextWidth.of(shown)).isLessThanOrEqualTo(columns);
        assertThat(shown).containsPattern(entry.after().isEmpty() ? "_$" : "\\|");
      }
      entry = entry.after(SpecialKey.LEFT);
    }
  }
}
