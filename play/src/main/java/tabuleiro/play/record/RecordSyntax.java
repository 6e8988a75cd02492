package tabuleiro.play.record;

import tabuleiro.play.Result;
import tabuleiro.rules.Message;

/// What may stand in a record, and how much of it. The limits are guesses, far above what games
/// need and far below what a memory holds.
public final class RecordSyntax {
  /// Characters of a file.
  static final int MAX_FILE_LENGTH = 1 << 24;

  /// Games of a file.
  static final int MAX_GAMES = 100_000;

  /// Tags of a game.
  static final int MAX_TAGS = 200;

  /// Characters of a tag's name.
  static final int MAX_TAG_NAME_LENGTH = 64;

  /// Characters of a tag's value.
  static final int MAX_TAG_VALUE_LENGTH = 4096;

  /// Moves of a game, those of variations included.
  static final int MAX_MOVES = 10_000;

  /// Characters of a move.
  static final int MAX_MOVE_LENGTH = 64;

  /// Characters of a comment.
  static final int MAX_COMMENT_LENGTH = 65_536;

  /// How deep variations may stand in variations. Reader and writer recur this deep and no deeper.
  static final int MAX_VARIATION_DEPTH = 50;

  private RecordSyntax() {}

  /// Returns whether a text has no control character, no line separator and no half of a surrogate
  /// pair: such a text can be printed, and survives UTF-8.
  public static boolean isPrintable(String text) {
    return text.codePoints().allMatch(RecordSyntax::isPrintable);
  }

  /// Returns whether a character is none of those.
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

  /// Returns whether a character may stand in a word of the move text: a move, a number, a result.
  static boolean isWordPart(int codePoint) {
    return isPrintable(codePoint)
        && !Character.isSpaceChar(codePoint)
        && "{}()[]\"".indexOf(codePoint) < 0;
  }

  /// Returns whether a text is a word that can only be a move.
  static boolean isMove(String text) {
    return !text.isEmpty()
        && text.length() <= MAX_MOVE_LENGTH
        && text.codePoints().allMatch(RecordSyntax::isWordPart)
        && Result.parse(text).isEmpty()
        && !text.matches("[0-9]+\\..*");
  }

  /// Returns the number before a move, such as `12.` or `12...`.
  ///
  /// @param ply plies before the move, counted from 0 where a first player's move would stand
  static String formatMoveNumber(int ply) {
    return (ply / 2 + 1) + (ply % 2 == 0 ? "." : "...");
  }

  /// Checks what a constructor was given.
  ///
  /// @throws IllegalArgumentException when `holds` is false
  static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }

  /// Returns the phrase for a character in a message: itself where it can be printed.
  static Object showCharacter(int codePoint) {
    return isPrintable(codePoint)
        ? Character.toString(codePoint)
        : Message.of("record.character", "U+%04X".formatted(codePoint));
  }
}
