package tabuleiro.terminal.screen.paint;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jline.utils.WCWidth;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;

/// Turns sheets into what a terminal is sent to show them: only what has changed since the sheet
/// before. Not safe for several threads.
public final class AnsiPainter {
  /// Unchanged characters that are written again rather than jumped over: a jump is as long.
  private static final int SHORT_GAP = 6;

  /// Grounds that are shown without colours, too: reversed, or underlined.
  private static final Set<ColourRole> REVERSED =
      EnumSet.of(ColourRole.CHOSEN, ColourRole.CURSOR, ColourRole.PICKED);

  private static final Set<ColourRole> UNDERLINED =
      EnumSet.of(ColourRole.LEGAL, ColourRole.LAST, ColourRole.TAKEN, ColourRole.WON);

  private final Theme theme;
  private final ColourDepth depth;
  private final boolean ascii;
  private Optional<CharacterGrid> shown = Optional.empty();

  /// @param ascii whether the terminal shows ASCII alone: other letters lose their accents, what is
  ///   left becomes `?`
  public AnsiPainter(Theme theme, ColourDepth depth, boolean ascii) {
    this.theme = theme;
    this.depth = depth;
    this.ascii = ascii;
  }

  /// Returns what shows a sheet, once what was returned before has been sent.
  public String paint(CharacterGrid sheet) {
    boolean fresh =
        shown.isEmpty()
            || shown.get().columns() != sheet.columns()
            || shown.get().rows() != sheet.rows();
    StringBuilder out = new StringBuilder();
    if (fresh) {
      out.append(look(TextStyle.DEFAULT)).append("\u001b[2J");
      shown = Optional.of(new CharacterGrid(sheet.columns(), sheet.rows()));
    }
    CharacterGrid before = shown.orElseThrow();
    for (int row = 0; row < sheet.rows(); row++) {
      paintRow(out, before, sheet, row);
    }
    shown = Optional.of(sheet);
    return out.toString();
  }

  private void paintRow(StringBuilder out, CharacterGrid before, CharacterGrid sheet, int row) {
    int written = -SHORT_GAP - 1;
    Optional<TextStyle> pen = Optional.empty();
    for (int column = 0; column < sheet.columns(); column++) {
      if (isSame(before, sheet, column, row)) {
        continue;
      }
      if (column - written > SHORT_GAP) {
        out.append("\u001b[").append(row + 1).append(';').append(column + 1).append('H');
        written = column;
      }
      for (; written <= column; written++) {
        TextStyle look = sheet.style(written, row);
        if (!pen.equals(Optional.of(look))) {
          out.append(look(look));
          pen = Optional.of(look);
        }
        out.appendCodePoint(shown(sheet.character(written, row)));
      }
    }
  }

  private static boolean isSame(CharacterGrid before, CharacterGrid sheet, int column, int row) {
    return before.character(column, row) == sheet.character(column, row)
        && before.style(column, row).equals(sheet.style(column, row));
  }

  /// Returns the character that is sent for one: always one column wide.
  private int shown(int character) {
    if (character >= ' ' && character < 0x7f) {
      return character;
    }
    if (!ascii) {
      return WCWidth.wcwidth(character) == 1 ? character : '?';
    }
    int plain =
        Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD).codePointAt(0);
    return plain >= ' ' && plain < 0x7f ? plain : '?';
  }

  private String look(TextStyle look) {
    StringBuilder codes = new StringBuilder("\u001b[0");
    if (look.bold()) {
      codes.append(";1");
    }
    if (depth == ColourDepth.NONE) {
      codes.append(withoutColours(look));
    } else {
      codes.append(colour(theme.foreground(look.foreground()), 30));
      codes.append(colour(theme.background(look.background()), 40));
    }
    return codes.append('m').toString();
  }

  private static String withoutColours(TextStyle look) {
    if (REVERSED.contains(look.background())) {
      return ";7";
    }
    return UNDERLINED.contains(look.background()) ? ";4" : "";
  }

  /// @param base 30 for ink, 40 for ground
  private String colour(Colour shade, int base) {
    return switch (depth) {
      case NONE -> "";
      case SIXTEEN -> ";" + (shade.ansi() < 8 ? base + shade.ansi() : base + 52 + shade.ansi());
      case INDEXED -> ";" + (base + 8) + ";5;" + shade.indexed();
      case TRUE ->
          ";" + (base + 8) + ";2;" + shade.red() + ";" + shade.green() + ";" + shade.blue();
    };
  }
}
