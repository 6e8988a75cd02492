package tabuleiro.terminal.screen.paint;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.TextWidth;

/// Turns character grids into the control sequences that show them; it sends only what has changed
/// since the previous grid. Not thread-safe.
public final class AnsiPainter {
  /// The most unchanged characters that are rewritten rather than skipped: a cursor movement is as
  /// long.
  private static final int SHORT_GAP = 6;

  /// Backgrounds that are visible without colours, too: reversed or underlined.
  private static final Set<ColourRole> REVERSED =
      EnumSet.of(ColourRole.CHOSEN, ColourRole.CURSOR, ColourRole.PICKED);

  private static final Set<ColourRole> UNDERLINED =
      EnumSet.of(ColourRole.LEGAL, ColourRole.LAST, ColourRole.TAKEN, ColourRole.WON);

  private final Theme theme;
  private final ColourDepth depth;
  private final boolean asciiOnly;
  private Optional<CharacterGrid> shown = Optional.empty();

  /// @param asciiOnly whether the terminal shows only ASCII: letters lose their accents, and other
  ///   characters become `?`
  public AnsiPainter(Theme theme, ColourDepth depth, boolean asciiOnly) {
    this.theme = theme;
    this.depth = depth;
    this.asciiOnly = asciiOnly;
  }

  /// Returns the text that shows a grid, once the previous text has been sent.
  public String paint(CharacterGrid grid) {
    boolean isRepaint =
        shown.isEmpty()
            || shown.get().columns() != grid.columns()
            || shown.get().rows() != grid.rows();
    StringBuilder out = new StringBuilder();
    if (isRepaint) {
      out.append(styleSequence(TextStyle.DEFAULT)).append("\u001b[2J");
      shown = Optional.of(new CharacterGrid(grid.columns(), grid.rows()));
    }
    CharacterGrid before = shown.orElseThrow();
    for (int row = 0; row < grid.rows(); row++) {
      paintRow(out, before, grid, row);
    }
    shown = Optional.of(grid);
    return out.toString();
  }

  private void paintRow(StringBuilder out, CharacterGrid before, CharacterGrid grid, int row) {
    int written = -SHORT_GAP - 1;
    boolean isPlaced = false;
    Optional<TextStyle> pen = Optional.empty();
    for (int column = 0; column < grid.columns(); column++) {
      if (isSame(before, grid, column, row)) {
        continue;
      }
      if (column - written > SHORT_GAP) {
        written = column;
        isPlaced = false;
      }
      for (; written <= column; written++) {
        int character = grid.character(written, row);
        if (character == CharacterGrid.CONTINUATION) {
          continue;
        }
        if (!isPlaced) {
          out.append("\u001b[").append(row + 1).append(';').append(written + 1).append('H');
        }
        TextStyle style = grid.style(written, row);
        if (!pen.equals(Optional.of(style))) {
          out.append(styleSequence(style));
          pen = Optional.of(style);
        }
        String marks = grid.marks(written, row);
        out.append(shown(character, marks));
        isPlaced = marks.isEmpty() && TextWidth.of(character) == 1;
      }
    }
  }

  private static boolean isSame(CharacterGrid before, CharacterGrid grid, int column, int row) {
    return before.character(column, row) == grid.character(column, row)
        && before.marks(column, row).equals(grid.marks(column, row))
        && before.style(column, row).equals(grid.style(column, row));
  }

  /// Returns what is sent for a character of the grid. Terminals disagree on the columns of wide
  /// characters and of marks, so the cursor is placed anew after them.
  private String shown(int character, String marks) {
    if (character >= ' ' && character < 0x7f) {
      return Character.toString(character) + (asciiOnly ? "" : marks);
    }
    int width = TextWidth.of(character);
    if (!asciiOnly) {
      return width > 0 ? Character.toString(character) + marks : "?";
    }
    int plain =
        Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD).codePointAt(0);
    String sent = plain >= ' ' && plain < 0x7f ? Character.toString(plain) : "?";
    return sent + " ".repeat(Math.max(0, width - 1));
  }

  private String styleSequence(TextStyle style) {
    StringBuilder codes = new StringBuilder("\u001b[0");
    if (style.bold() && !isBoldBrighter(style)) {
      codes.append(";1");
    }
    if (depth == ColourDepth.NONE) {
      codes.append(withoutColours(style));
    } else {
      codes.append(colourSequence(theme.foreground(style.foreground()), 30));
      codes.append(colourSequence(theme.background(style.background()), 40));
    }
    return codes.append('m').toString();
  }

  /// Returns whether bold would turn a black character grey: many terminals show bold characters in
  /// the brighter half of their sixteen colours.
  private boolean isBoldBrighter(TextStyle style) {
    return depth == ColourDepth.SIXTEEN && theme.foreground(style.foreground()).ansi() == 0;
  }

  private static String withoutColours(TextStyle style) {
    if (REVERSED.contains(style.background())) {
      return ";7";
    }
    return UNDERLINED.contains(style.background()) ? ";4" : "";
  }

  /// @param base 30 for foreground, 40 for background
  private String colourSequence(Colour shade, int base) {
    return switch (depth) {
      case NONE -> "";
      case SIXTEEN -> ";" + (shade.ansi() < 8 ? base + shade.ansi() : base + 52 + shade.ansi());
      case INDEXED -> ";" + (base + 8) + ";5;" + shade.indexed();
      case TRUE ->
          ";" + (base + 8) + ";2;" + shade.red() + ";" + shade.green() + ";" + shade.blue();
    };
  }
}
