package tabuleiro.terminal.screen.paint;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.utils.WCWidth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.TextLines;
import tabuleiro.text.TextWidth;

/// Wide characters and marks keep what follows them in its column.
class WideCharactersTest {
  private static final Theme THEME = Theme.of("classic", PieceColours.RED_BLUE);

  @ParameterizedTest
  @CsvSource({
    "日本, 4",
    "ﾆﾎﾝ, 3",
    "한국, 4",
    "Ａ, 2",
    "Zoë, 3",
    "Zoe\u0308, 3",
    "ก็, 1",
    "🎲, 2",
    "a\u200bb, 2",
    "●○━┃▄, 5"
  })
  void aTextHasTheColumnsOfItsCharacters(String text, int columns) {
    assertThat(TextWidth.of(text)).isEqualTo(columns);
    CharacterGrid grid = new CharacterGrid(10, 1);
    grid.write(0, 0, text, TextStyle.DEFAULT);
    grid.put(columns, 0, '|', TextStyle.DEFAULT);
    assertThat(grid.format()).contains("|");
    for (int column = 0; column < columns; column++) {
      assertThat(grid.character(column, 0)).isNotEqualTo(' ');
    }
  }

  @Test
  void commonCharactersHaveTheColumnsOfTheTerminalLibrary() {
    for (int c = ' '; c < 0xd800; c++) {
      if (Character.isLetterOrDigit(c) && WCWidth.wcwidth(c) > 0 && TextWidth.of(c) > 0) {
        assertThat(TextWidth.of(c)).as("%x", c).isEqualTo(WCWidth.wcwidth(c));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"日本", "🎲 x", "e\u0301\u0323"})
  void theCursorIsPlacedAfterSuchCharacters(String name) {
    CharacterGrid grid = new CharacterGrid(20, 1);
    grid.write(0, 0, name, TextStyle.DEFAULT);
    grid.write(TextWidth.of(name), 0, "|", TextStyle.DEFAULT);
    String sent = new AnsiPainter(THEME, ColourDepth.NONE, false).paint(grid);
    if (!name.endsWith("x")) {
      assertThat(sent).contains("\u001b[1;" + (TextWidth.of(name) + 1) + "H");
    }
    assertThat(sent.replaceAll("\u001b\\[[0-9;]*[A-Za-z]", "").strip())
        .isEqualTo(java.text.Normalizer.normalize(name, java.text.Normalizer.Form.NFC) + "|");
  }

  @Test
  void anAsciiTerminalHasTwoCharactersForAWideOne() {
    CharacterGrid grid = new CharacterGrid(8, 1);
    grid.write(0, 0, "日|", TextStyle.DEFAULT);
    String sent = new AnsiPainter(THEME, ColourDepth.NONE, true).paint(grid);
    assertThat(sent.replaceAll("\u001b\\[[0-9;]*[A-Za-z]", "")).startsWith("? |");
  }

  @Test
  void halfOfAWideCharacterIsBlank() {
    CharacterGrid grid = new CharacterGrid(4, 1);
    grid.write(0, 0, "日本", TextStyle.DEFAULT);
    grid.put(1, 0, 'x', TextStyle.DEFAULT);
    grid.put(2, 0, 'y', TextStyle.DEFAULT);
    assertThat(grid.format()).isEqualTo(" xy\n");
    grid.write(3, 0, "日", TextStyle.DEFAULT);
    assertThat(grid.format()).isEqualTo(" xy\n");
  }

  @Test
  void linesAreBrokenAndCutByColumns() {
    assertThat(TextLines.wrap("日本語 日本語", 7)).containsExactly("日本語", "日本語");
    assertThat(TextLines.wrap("日本語", 1)).containsExactly("日", "本", "語");
    assertThat(TextLines.cut("日本語", 5)).isEqualTo("日..");
    assertThat(TextLines.cut("日本語", 6)).isEqualTo("日本語");
  }
}
