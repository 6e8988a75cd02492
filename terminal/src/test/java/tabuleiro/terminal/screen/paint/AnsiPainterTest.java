package tabuleiro.terminal.screen.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;

class AnsiPainterTest {
  static final List<String> NAMES = Theme.NAMES;

  private static CharacterGrid sheet(String text) {
    CharacterGrid grid = new CharacterGrid(20, 2);
    grid.write(0, 0, text, TextStyle.of(ColourRole.FIRST));
    return grid;
  }

  private static String paint(ColourDepth depth, boolean ascii, CharacterGrid grid) {
    return new AnsiPainter(Theme.of("dark", PieceColours.RED_BLUE), depth, ascii).paint(grid);
  }

  @Test
  void eachColourDepthHasItsColourCodes() {
    assertThat(paint(ColourDepth.TRUE, false, sheet("a")))
        .contains(";38;2;255;129;119;48;2;22;24;28m");
    assertThat(paint(ColourDepth.INDEXED, false, sheet("a"))).contains(";38;5;210;48;5;234m");
    assertThat(paint(ColourDepth.SIXTEEN, false, sheet("a"))).contains("\u001b[0;91;40ma");
    assertThat(paint(ColourDepth.NONE, false, sheet("a")))
        .contains("\u001b[0ma")
        .doesNotContain("38;");
  }

  @Test
  void withoutColoursTheSelectionIsReversed() {
    CharacterGrid grid = new CharacterGrid(3, 1);
    grid.put(0, 0, 'a', TextStyle.of(ColourRole.TEXT).onBackground(ColourRole.CHOSEN));
    grid.put(1, 0, 'b', TextStyle.of(ColourRole.TEXT).onBackground(ColourRole.LEGAL));
    assertThat(paint(ColourDepth.NONE, false, grid)).contains("\u001b[0;7ma", "\u001b[0;4mb");
  }

  @Test
  void onlyChangesAreSent() {
    AnsiPainter painter =
        new AnsiPainter(Theme.of("dark", PieceColours.RED_BLUE), ColourDepth.NONE, false);
    painter.paint(sheet("abcdefghijklmnop"));
    assertThat(painter.paint(sheet("abcdefghijklmnop"))).isEmpty();
    assertThat(painter.paint(sheet("abcdefghijklmnoX"))).isEqualTo("\u001b[1;16H\u001b[0mX");
    assertThat(painter.paint(sheet("Ybcdefghijklmnop"))).contains("\u001b[1;1H", "\u001b[1;16H");
  }

  @Test
  void aResizeRepaintsEverything() {
    AnsiPainter painter =
        new AnsiPainter(Theme.of("dark", PieceColours.RED_BLUE), ColourDepth.NONE, false);
    painter.paint(sheet("a"));
    assertThat(painter.paint(new CharacterGrid(5, 5))).contains("\u001b[2J");
  }

  @Test
  void asciiKeepsLettersWithoutTheirAccents() {
    assertThat(paint(ColourDepth.NONE, true, sheet("Não ●"))).contains("Nao ?");
  }

  @Test
  void controlCharactersAreLeftOut() {
    assertThat(paint(ColourDepth.NONE, false, sheet("a\u001bb"))).contains("ab");
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void everyThemeHasAColourForEveryRole(String name) {
    for (PieceColours pieces : PieceColours.values()) {
      Theme theme = Theme.of(name, pieces);
      for (ColourRole colour : ColourRole.values()) {
        assertThat(theme.foreground(colour).ansi()).isBetween(0, 15);
        assertThat(theme.background(colour).ansi()).isBetween(0, 15);
      }
      assertThat(theme.foreground(ColourRole.FIRST))
          .isNotEqualTo(theme.foreground(ColourRole.SECOND));
    }
  }

  /// The backgrounds of pieces, texts and marks.
  private static final java.util.Set<ColourRole> GROUNDS =
      java.util.EnumSet.of(
          ColourRole.DEFAULT,
          ColourRole.CELL,
          ColourRole.OTHER_CELL,
          ColourRole.BAND_1,
          ColourRole.BAND_2,
          ColourRole.BAND_3,
          ColourRole.BAND_4,
          ColourRole.LEGAL,
          ColourRole.CURSOR,
          ColourRole.PICKED,
          ColourRole.LAST,
          ColourRole.TAKEN,
          ColourRole.WON,
          ColourRole.CHOSEN);

  /// The contrast that WCAG 2.1 requires of large text and graphics.
  @ParameterizedTest
  @FieldSource("NAMES")
  void piecesAndTextsContrastWithTheirBackgrounds(String name) {
    for (PieceColours pieces : PieceColours.values()) {
      Theme theme = Theme.of(name, pieces);
      for (ColourRole background : GROUNDS) {
        for (ColourRole colour : List.of(ColourRole.TEXT, ColourRole.FIRST, ColourRole.SECOND)) {
          if (colour == ColourRole.TEXT || isBelowPieces(background, pieces)) {
            assertThat(contrast(theme.foreground(colour), theme.background(background)))
                .as("%s on %s, %s", colour, background, pieces)
                .isGreaterThan(3);
          }
        }
      }
    }
  }

  /// Black and white pieces never lie on the background of the page or of a menu's selected line.
  private static boolean isBelowPieces(ColourRole background, PieceColours pieces) {
    return !pieces.needsMiddleTones()
        || (background != ColourRole.DEFAULT && background != ColourRole.CHOSEN);
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void piecesHaveTheColourOfTheirName(String name) {
    Colour white = Theme.of(name, PieceColours.WHITE_BLACK).foreground(ColourRole.FIRST);
    Colour black = Theme.of(name, PieceColours.WHITE_BLACK).foreground(ColourRole.SECOND);
    assertThat(Theme.of(name, PieceColours.BLACK_WHITE).foreground(ColourRole.FIRST))
        .isEqualTo(black);
    assertThat(luminance(white)).isGreaterThan(0.9);
    assertThat(luminance(black)).isLessThan(0.01);
    Colour red = Theme.of(name, PieceColours.RED_BLUE).foreground(ColourRole.FIRST);
    Colour blue = Theme.of(name, PieceColours.RED_BLUE).foreground(ColourRole.SECOND);
    if (!name.equals("classic")) {
      assertThat(red.red()).isGreaterThan(red.green() + 60).isGreaterThan(red.blue() + 60);
      assertThat(blue.blue()).isGreaterThan(blue.red() + 60);
    }
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void bandsSideBySideDifferAtEveryDepth(String name) {
    Theme theme = Theme.of(name, PieceColours.BLACK_WHITE);
    List<Colour> bands =
        Stream.of(ColourRole.BAND_1, ColourRole.BAND_2, ColourRole.BAND_3, ColourRole.BAND_4)
            .map(theme::background)
            .toList();
    for (int i = 0; i < bands.size(); i++) {
      Colour next = bands.get((i + 1) % bands.size());
      assertThat(bands.get(i).indexed()).isNotEqualTo(next.indexed());
      if (!name.equals("classic")) {
        assertThat(bands.get(i).ansi()).isNotEqualTo(next.ansi());
      }
    }
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void noPieceHasTheColourOfItsCellAmongSixteen(String name) {
    for (PieceColours pieces : PieceColours.values()) {
      Theme theme = Theme.of(name, pieces);
      for (ColourRole background : GROUNDS) {
        for (ColourRole side : List.of(ColourRole.FIRST, ColourRole.SECOND)) {
          if (isBelowPieces(background, pieces)) {
            assertThat(theme.foreground(side).ansi())
                .as("%s on %s, %s", side, background, pieces)
                .isNotEqualTo(theme.background(background).ansi());
          }
        }
      }
    }
  }

  @Test
  void blackIsNotBoldAmongSixteenColours() {
    CharacterGrid grid = new CharacterGrid(1, 1);
    grid.put(0, 0, 'x', TextStyle.of(ColourRole.FIRST).onBackground(ColourRole.CELL).asBold());
    Theme theme = Theme.of("dark", PieceColours.BLACK_WHITE);
    assertThat(new AnsiPainter(theme, ColourDepth.SIXTEEN, false).paint(grid))
        .contains("\u001b[0;30;100mx");
    assertThat(new AnsiPainter(theme, ColourDepth.TRUE, false).paint(grid)).contains("\u001b[0;1;");
  }

  private static double contrast(Colour a, Colour b) {
    double one = luminance(a);
    double two = luminance(b);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  }

  private static double luminance(Colour shade) {
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
  void everyDepthPaintsEveryRole(ColourDepth depth) {
    CharacterGrid grid = new CharacterGrid(ColourRole.values().length, 1);
    for (ColourRole colour : ColourRole.values()) {
      grid.put(colour.ordinal(), 0, 'x', TextStyle.of(colour).onBackground(colour));
    }
    assertThat(paint(depth, false, grid).replaceAll("\u001b\\[[0-9;]*[mHJ]", ""))
        .isEqualTo("x".repeat(ColourRole.values().length));
  }

  @Test
  void theColourDepthFollowsTheEnvironment() {
    assertThat(ColourDepth.detect(Map.of("TERM", "xterm-256color"))).isEqualTo(ColourDepth.INDEXED);
    assertThat(ColourDepth.detect(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
        .isEqualTo(ColourDepth.TRUE);
    assertThat(ColourDepth.detect(Map.of("TERM", "linux"))).isEqualTo(ColourDepth.SIXTEEN);
    assertThat(ColourDepth.detect(Map.of("TERM", "vt100"))).isEqualTo(ColourDepth.NONE);
    assertThat(ColourDepth.detect(Map.of("TERM", "xterm-256color", "NO_COLOR", "1")))
        .isEqualTo(ColourDepth.NONE);
    assertThat(ColourDepth.detect(Map.of("TERM", "xterm-256color", "NO_COLOR", "")))
        .isEqualTo(ColourDepth.INDEXED);
  }
}
