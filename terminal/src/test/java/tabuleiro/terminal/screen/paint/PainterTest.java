package tabuleiro.terminal.screen.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;

class PainterTest {
  static final List<String> NAMES = Theme.NAMES;

  private static Sheet sheet(String text) {
    Sheet sheet = new Sheet(20, 2);
    sheet.write(0, 0, text, Look.of(Ink.FIRST));
    return sheet;
  }

  private static String paint(Depth depth, boolean ascii, Sheet sheet) {
    return new Painter(Theme.of("dark"), depth, ascii).paint(sheet);
  }

  @Test
  void colourDepthsDifferInHowTheyNameAColour() {
    assertThat(paint(Depth.TRUE, false, sheet("a"))).contains(";38;2;255;169;77;48;2;22;24;28m");
    assertThat(paint(Depth.INDEXED, false, sheet("a"))).contains(";38;5;215;48;5;234m");
    assertThat(paint(Depth.SIXTEEN, false, sheet("a"))).contains("\u001b[0;93;40ma");
    assertThat(paint(Depth.NONE, false, sheet("a"))).contains("\u001b[0ma").doesNotContain("38;");
  }

  @Test
  void withoutColoursWhatIsChosenIsReversed() {
    Sheet sheet = new Sheet(3, 1);
    sheet.put(0, 0, 'a', Look.of(Ink.TEXT).on(Ink.CHOSEN));
    sheet.put(1, 0, 'b', Look.of(Ink.TEXT).on(Ink.LEGAL));
    assertThat(paint(Depth.NONE, false, sheet)).contains("\u001b[0;7ma", "\u001b[0;4mb");
  }

  @Test
  void onlyWhatHasChangedIsSent() {
    Painter painter = new Painter(Theme.of("dark"), Depth.NONE, false);
    painter.paint(sheet("abcdefghijklmnop"));
    assertThat(painter.paint(sheet("abcdefghijklmnop"))).isEmpty();
    assertThat(painter.paint(sheet("abcdefghijklmnoX"))).isEqualTo("\u001b[1;16H\u001b[0mX");
    assertThat(painter.paint(sheet("Ybcdefghijklmnop"))).contains("\u001b[1;1H", "\u001b[1;16H");
  }

  @Test
  void anotherSizeIsPaintedAnew() {
    Painter painter = new Painter(Theme.of("dark"), Depth.NONE, false);
    painter.paint(sheet("a"));
    assertThat(painter.paint(new Sheet(5, 5))).contains("\u001b[2J");
  }

  @Test
  void asciiKeepsLettersWithoutTheirAccents() {
    assertThat(paint(Depth.NONE, true, sheet("Não ●"))).contains("Nao ?");
  }

  @Test
  void whatIsNotOneColumnWideNeverReachesTheTerminal() {
    assertThat(paint(Depth.NONE, false, sheet("a漢\u001bb"))).contains("a??b");
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void everyThemeHasAColourForEveryInk(String name) {
    Theme theme = Theme.of(name);
    for (Ink ink : Ink.values()) {
      assertThat(theme.ink(ink).ansi()).isBetween(0, 15);
      assertThat(theme.ground(ink).ansi()).isBetween(0, 15);
    }
    assertThat(theme.ink(Ink.FIRST)).isNotEqualTo(theme.ink(Ink.SECOND));
  }

  /// What a piece, a text or a sign can stand on.
  private static final java.util.Set<Ink> GROUNDS =
      java.util.EnumSet.of(
          Ink.BLANK,
          Ink.CELL,
          Ink.OTHER_CELL,
          Ink.BAND_1,
          Ink.BAND_2,
          Ink.BAND_3,
          Ink.BAND_4,
          Ink.LEGAL,
          Ink.CURSOR,
          Ink.PICKED,
          Ink.LAST,
          Ink.TAKEN,
          Ink.WON,
          Ink.CHOSEN);

  /// The contrast that WCAG 2.1 asks of large signs and pictures.
  @ParameterizedTest
  @FieldSource("NAMES")
  void piecesAndTextsStandOutFromEverythingThatTheyStandOn(String name) {
    Theme theme = Theme.of(name);
    for (Ink ground : GROUNDS) {
      for (Ink ink : List.of(Ink.TEXT, Ink.FIRST, Ink.SECOND)) {
        assertThat(contrast(theme.ink(ink), theme.ground(ground)))
            .as("%s on %s", ink, ground)
            .isGreaterThan(3);
      }
    }
  }

  private static double contrast(Shade a, Shade b) {
    double one = luminance(a);
    double two = luminance(b);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  }

  private static double luminance(Shade shade) {
    return 0.2126 * linear(shade.red())
        + 0.7152 * linear(shade.green())
        + 0.0722 * linear(shade.blue());
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  @ParameterizedTest
  @EnumSource
  void everyDepthPaintsEveryInk(Depth depth) {
    Sheet sheet = new Sheet(Ink.values().length, 1);
    for (Ink ink : Ink.values()) {
      sheet.put(ink.ordinal(), 0, 'x', Look.of(ink).on(ink));
    }
    assertThat(paint(depth, false, sheet).replaceAll("\u001b\\[[0-9;]*[mHJ]", ""))
        .isEqualTo("x".repeat(Ink.values().length));
  }

  @Test
  void theEnvironmentTellsHowManyColoursThereAre() {
    assertThat(Depth.of(Map.of("TERM", "xterm-256color"))).isEqualTo(Depth.INDEXED);
    assertThat(Depth.of(Map.of("TERM", "xterm", "COLORTERM", "truecolor"))).isEqualTo(Depth.TRUE);
    assertThat(Depth.of(Map.of("TERM", "linux"))).isEqualTo(Depth.SIXTEEN);
    assertThat(Depth.of(Map.of("TERM", "vt100"))).isEqualTo(Depth.NONE);
    assertThat(Depth.of(Map.of("TERM", "xterm-256color", "NO_COLOR", "1"))).isEqualTo(Depth.NONE);
    assertThat(Depth.of(Map.of("TERM", "xterm-256color", "NO_COLOR", ""))).isEqualTo(Depth.INDEXED);
  }
}
