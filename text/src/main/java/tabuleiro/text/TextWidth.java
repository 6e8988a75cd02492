package tabuleiro.text;

import java.util.List;

/// The columns that characters take in a terminal: none for what is combined with the character
/// before, two for the wide characters of East Asian scripts and for emoji, otherwise one.
public final class TextWidth {
  private record Range(int first, int last) {}

  /// The blocks of wide characters, from Unicode's `EastAsianWidth.txt` (classes W and F); emoji
  /// outside them have a property of their own.
  private static final List<Range> WIDE =
      List.of(
          new Range(0x1100, 0x115f),
          new Range(0x2e80, 0x303e),
          new Range(0x3041, 0x4dbf),
          new Range(0x4e00, 0xa4cf),
          new Range(0xa960, 0xa97f),
          new Range(0xac00, 0xd7a3),
          new Range(0xf900, 0xfaff),
          new Range(0xfe10, 0xfe19),
          new Range(0xfe30, 0xfe6f),
          new Range(0xff01, 0xff60),
          new Range(0xffe0, 0xffe6),
          new Range(0x17000, 0x18cff),
          new Range(0x1b000, 0x1b2ff),
          new Range(0x1f200, 0x1f2ff),
          new Range(0x20000, 0x3fffd));

  /// The vowels and final consonants of Korean, which join the consonant before them.
  private static final Range JOINING = new Range(0x1160, 0x11ff);

  private TextWidth() {}

  /// Returns the columns of a text.
  public static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  /// Returns the columns of a character: 0, 1 or 2.
  public static int of(int character) {
    if (character < 0x300) {
      return Character.isISOControl(character) ? 0 : 1;
    }
    if (isCombining(character)
        || Character.getType(character) == Character.FORMAT
        || isIn(JOINING, character)) {
      return 0;
    }
    return Character.isEmojiPresentation(character)
            || WIDE.stream().anyMatch(range -> isIn(range, character))
        ? 2
        : 1;
  }

  /// Returns whether a character is a mark on the character before it.
  public static boolean isCombining(int character) {
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /// Returns the number of `char` values of the longest beginning of a text that fits.
  static int fitting(String text, int width) {
    int end = 0;
    int columns = 0;
    while (end < text.length()) {
      int character = text.codePointAt(end);
      columns += of(character);
      if (columns > width) {
        return end;
      }
      end += Character.charCount(character);
    }
    return end;
  }

  private static boolean isIn(Range range, int character) {
    return character >= range.first && character <= range.last;
  }
}
