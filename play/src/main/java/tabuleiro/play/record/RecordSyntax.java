package tabuleiro.play.record;

import java.util.regex.Pattern;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;

/// The characters that are allowed in a record, and its size limits. The limits are guesses, far
/// above what games need and far below what fits in memory.
public final class RecordSyntax {
  /// The maximum number of characters in a file.
  static final int MAX_FILE_LENGTH = 1 << 24;

  /// The maximum number of games in a file.
  static final int MAX_GAMES = 100_000;

  /// The maximum number of problems of a file that are reported.
  static final int MAX_PROBLEMS = 100;

  /// The maximum number of tags of a game.
  public static final int MAX_TAGS = 200;

  /// The maximum number of characters in a tag's name.
  static final int MAX_TAG_NAME_LENGTH = 64;

  /// The maximum number of characters in a tag's value.
  static final int MAX_TAG_VALUE_LENGTH = 4096;

  /// The maximum number of moves of a game, including those of variations.
  static final int MAX_MOVES = 10_000;

  /// The maximum number of characters in a move.
  static final int MAX_MOVE_LENGTH = 64;

  /// The maximum number of characters in a comment.
  static final int MAX_COMMENT_LENGTH = 65_536;

  /// The maximum nesting depth of variations. It limits the recursion of the parser and the writer.
  static final int MAX_VARIATION_DEPTH = 50;

  private static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2|\\*).");

  private static final Pattern LIKE_RESULT =
      Pattern.compile("([01oO½]|1/2)(\\p{Pd}|[:\u2212])([01oO½]|1/2)|1/2|½");

  private static final Pattern NO_MOVE = Pattern.compile("[0-9]+\\..*|%.*|.*[!?]");

  private RecordSyntax() {}

  /// Returns whether a text has no control character, no line separator and no half of a surrogate
  /// pair: such a text can be printed, and UTF-8 encodes it without loss.
  public static boolean isPrintable(String text) {
    return text.codePoints().allMatch(RecordSyntax::isPrintable);
  }

  /// Returns whether a character is not one of those.
  static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /// Returns whether a character can be printed but not seen: a space other than the usual one, or
  /// a mark of direction, order or joining.
  static boolean isInvisible(int codePoint) {
    return Character.getType(codePoint) == Character.FORMAT
        || (Character.isSpaceChar(codePoint) && codePoint != ' ');
  }

  /// Returns whether a character is allowed in a word of the move text: a move, a number, a result.
  static boolean isWordPart(int codePoint) {
    return isPrintable(codePoint)
        && !Character.isSpaceChar(codePoint)
        && !isInvisible(codePoint)
        && "{}()[]\";$".indexOf(codePoint) < 0;
  }

  /// Returns whether a text is a result with another character in place of the hyphen or of a half,
  /// as word processors write it, or a result with more characters right after it.
  static boolean isWrongResult(String text) {
    return Result.parse(text).isEmpty()
        && (LIKE_RESULT.matcher(text).matches() || RESULT.matcher(text).lookingAt());
  }

  /// Returns whether a text has the form of a move and not of a number or a result.
  static boolean isMove(String text) {
    return !text.isEmpty()
        && text.length() <= MAX_MOVE_LENGTH
        && text.codePoints().allMatch(RecordSyntax::isWordPart)
        && Result.parse(text).isEmpty()
        && !isWrongResult(text)
        && !NO_MOVE.matcher(text).matches();
  }

  /// Returns the number before a move, such as `12.` or `12...`.
  ///
  /// @param ply the number of plies before the move; even for a move of the first player
  static String formatMoveNumber(int ply) {
    return (ply / 2 + 1) + (ply % 2 == 0 ? "." : "...");
  }

  /// Checks an argument of a constructor.
  ///
  /// @throws IllegalArgumentException when `holds` is false
  static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }

  /// Returns a text with the name of its first character that is not ASCII, which may look like one
  /// that is.
  static String explain(String text) {
    return text.codePoints()
        .filter(c -> c > 127)
        .mapToObj(c -> "%s (U+%04X %s)".formatted(text, c, Character.getName(c)))
        .findFirst()
        .orElse(text);
  }

  /// Returns a character as an argument of a message: the character itself if it can be seen,
  /// otherwise a message with its code and its name in Unicode.
  static Object showCharacter(int codePoint) {
    if (isPrintable(codePoint) && !isInvisible(codePoint)) {
      return Character.toString(codePoint);
    }
    String code = "U+%04X".formatted(codePoint);
    String name = Character.getName(codePoint);
    return Message.of("record.character", name == null ? code : code + " (" + name + ")");
  }
}
