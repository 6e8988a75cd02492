package tabuleiro.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/// Texts of users without what only confuses: characters that control a terminal, reverse the
/// direction of the text, draw nothing, or have no meaning.
///
/// What can be seen stays, in every script. Two joiners that draw nothing stay where they shape
/// what is drawn: between emoji, and between letters of scripts that join. Tag characters are
/// removed, so that the flag of Scotland becomes a black flag.
public final class SafeText {
  /// How many combining marks may follow each other; some scripts need several.
  private static final int MAX_MARKS = 4;

  private static final int NOTHING = -1;
  private static final int REPLACEMENT = 0xfffd;
  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;

  /// Characters that draw nothing although they count as letters, symbols or marks.
  private static final String INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0";

  /// Signs of Arabic, Syriac and Kaithi numbers, which are drawn although they count as format.
  private static final String VISIBLE_FORMATS =
      "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\ud804\udcbd\ud804\udccd";

  /// Scripts whose letters do not join.
  private static final Set<UnicodeScript> NOT_JOINING =
      EnumSet.of(
          UnicodeScript.LATIN,
          UnicodeScript.GREEK,
          UnicodeScript.CYRILLIC,
          UnicodeScript.HAN,
          UnicodeScript.COMMON,
          UnicodeScript.INHERITED,
          UnicodeScript.UNKNOWN);

  private SafeText() {}

  /// Returns a text without unsafe characters. Line feeds and tabs stay; every other line separator
  /// becomes a line feed.
  public static String clean(String text) {
    return isPlain(text) ? text : filter(withLineFeeds(text), NOTHING);
  }

  /// Returns a text on one line: cleaned, with a space for each break, and without blanks around
  /// it.
  public static String line(String text) {
    return clean(text).replaceAll("[\n\t]+", " ").strip();
  }

  /// Returns a text that is safe to print on a terminal: each unsafe character is shown as `�`. A
  /// carriage return stays at the beginning, where a progress line has one, and at line ends.
  public static String forTerminal(String text) {
    if (isPlain(text)) {
      return text;
    }
    boolean isProgress = text.startsWith("\r");
    String body = (isProgress ? text.substring(1) : text).replace("\r\n", "\n");
    return (isProgress ? "\r" : "") + filter(body, REPLACEMENT);
  }

  /// Returns whether a character can be seen wherever it is; a space can.
  public static boolean isVisible(int code) {
    return switch (Character.getType(code)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.FORMAT -> VISIBLE_FORMATS.indexOf(code) >= 0;
      default -> INVISIBLE.indexOf(code) < 0 && !isVariationSelector(code);
    };
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(unit -> (unit >= ' ' && unit <= '~') || unit == '\n');
  }

  private static String withLineFeeds(String text) {
    return text.replaceAll("\r\n|[\r\u0085\u2028\u2029]", "\n");
  }

  private static String filter(String text, int replacement) {
    int[] codes = text.codePoints().toArray();
    StringBuilder kept = new StringBuilder();
    int marks = 0;
    for (int i = 0; i < codes.length; i++) {
      int before = i == 0 ? ' ' : codes[i - 1];
      int after = i + 1 == codes.length ? ' ' : codes[i + 1];
      marks = isMark(codes[i]) ? marks + 1 : 0;
      if (!isSafe(before, codes[i], after)) {
        if (replacement != NOTHING) {
          kept.appendCodePoint(replacement);
        }
      } else if (marks <= MAX_MARKS) {
        kept.appendCodePoint(codes[i]);
      }
    }
    return kept.toString();
  }

  private static boolean isSafe(int before, int code, int after) {
    return switch (code) {
      case '\n', '\t' -> true;
      case JOINER ->
          (isJoining(before) && isJoining(after)) || (isEmojiEnd(before) && isPictograph(after));
      case NON_JOINER -> isJoining(before) && isJoining(after);
      case 0xfe0e, 0xfe0f -> Character.isEmoji(before);
      default -> isVisible(code) || (isVariationSelector(code) && Character.isIdeographic(before));
    };
  }

  private static boolean isJoining(int code) {
    return !NOT_JOINING.contains(UnicodeScript.of(code));
  }

  private static boolean isEmojiEnd(int code) {
    return isPictograph(code) || Character.isEmojiModifier(code) || code == 0xfe0f;
  }

  private static boolean isPictograph(int code) {
    return Character.isExtendedPictographic(code);
  }

  private static boolean isMark(int code) {
    return switch (Character.getType(code)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  private static boolean isVariationSelector(int code) {
    return (code >= 0xfe00 && code <= 0xfe0f)
        || (code >= 0xe0100 && code <= 0xe01ef)
        || (code >= 0x180b && code <= 0x180f);
  }
}
