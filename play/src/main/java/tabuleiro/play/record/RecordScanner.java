package tabuleiro.play.record;

import java.util.regex.Pattern;
import tabuleiro.rules.Message;

/// Reads the text of records character by character and keeps track of its location.
final class RecordScanner {
  /// What [#peek()] returns at the end of the text.
  static final int END = -1;

  private static final int INVALID = 0xFFFD;

  /// A line with which a game begins.
  private static final Pattern TAG = Pattern.compile("\uFEFF?\\[\\s*[A-Za-z0-9_]+\\s*\".*");

  private static final Pattern RESULT_LINE = Pattern.compile("(.*\\s)?(1-0|0-1|1/2-1/2|\\*)\\s*");

  private final String text;
  private final boolean hasInvalidBytes;
  private int offset;
  private TextLocation location = TextLocation.START;

  /// @param hasInvalidBytes whether U+FFFD stands for bytes that are not UTF-8
  RecordScanner(String text, boolean hasInvalidBytes) {
    this.text = text;
    this.hasInvalidBytes = hasInvalidBytes;
  }

  /// Returns the next character, or [#END].
  ///
  /// @throws RecordSyntaxException when the character is not allowed in a record
  int peek() {
    if (offset == text.length()) {
      return END;
    }
    int c = text.codePointAt(offset);
    if (hasInvalidBytes && c == INVALID) {
      throw new RecordSyntaxException(location, "record.encoding");
    }
    if (!RecordSyntax.isPrintable(c) && !isLineEndOrTab(c)) {
      throw new RecordSyntaxException(location, "record.control", RecordSyntax.showCharacter(c));
    }
    return c;
  }

  private static boolean isLineEndOrTab(int c) {
    return c == '\n' || c == '\r' || c == '\t';
  }

  /// Returns whether a character separates words.
  static boolean isSpace(int c) {
    return c == ' ' || isLineEndOrTab(c);
  }

  /// Consumes and returns the next character.
  int next() {
    int c = peek();
    if (c != END) {
      offset += Character.charCount(c);
      location = location.after(c);
    }
    return c;
  }

  /// Consumes the next character, which must be `expected`.
  void expect(char expected) {
    if (peek() != expected) {
      throw expectationFailed(Character.toString(expected));
    }
    next();
  }

  /// Consumes a character that may follow spaces. Where another line comes first, the error stands
  /// before it, where the character is missing.
  void expectAfterSpace(char expected) {
    TextLocation before = location;
    int found = peek();
    skipSpace();
    if (peek() != expected && location.line() > before.line()) {
      throw new RecordSyntaxException(
          before, "record.expected", Character.toString(expected), display(found));
    }
    expect(expected);
  }

  /// Consumes spaces, tabs and line ends, and the lines that begin with `%`, which PGN leaves to
  /// other programs.
  void skipSpace() {
    while (isSpace(peek()) || (peek() == '%' && location.column() == 1)) {
      if (peek() == '%') {
        readLine();
      } else {
        next();
      }
    }
  }

  /// Consumes white space as [#skipSpace()] does, and comments that begin with `;`.
  void skipSpaceAndLineComments() {
    skipSpace();
    while (peek() == ';') {
      readLine();
      skipSpace();
    }
  }

  /// Checks that nothing but spaces, a comment of the rest of the line, or the tags of another game
  /// follow a result on its line.
  void requireEndOfGame() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r') {
      next();
    }
    if (peek() != END && peek() != '\n' && peek() != ';' && peek() != '[') {
      throw expectationFailed(Message.of("record.next-game"));
    }
  }

  /// Consumes and returns the rest of the line, without the line end.
  String readLine() {
    int start = offset;
    while (peek() != END && peek() != '\n') {
      next();
    }
    return text.substring(start, offset);
  }

  /// Returns whether this line, at whose start the scanner is, begins another game: a tag, or any
  /// bracket after an empty line.
  boolean isAtNextGame() {
    return peek() == '[' && (isAfterEmptyLine() || isAtTag());
  }

  private boolean isAfterEmptyLine() {
    int before = text.lastIndexOf('\n', offset - 2);
    return before >= 0 && text.substring(before, offset).isBlank();
  }

  /// Returns whether the rest of the line begins as a tag does.
  boolean isAtTag() {
    int end = text.indexOf('\n', offset);
    return TAG.matcher(text.substring(offset, end < 0 ? text.length() : end).stripTrailing())
        .matches();
  }

  /// Moves to the first game that begins after a line, and returns whether there is one: a tag that
  /// follows an empty line or a result.
  boolean skipToGameAfter(int line) {
    int number = 1;
    int start = 0;
    boolean mayBegin = false;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String read = text.substring(start, end).stripTrailing();
      if (number > line && mayBegin && TAG.matcher(read).matches()) {
        offset = start;
        location = new TextLocation(number, 1);
        return true;
      }
      mayBegin = read.isEmpty() || RESULT_LINE.matcher(read).matches();
      start = end + 1;
      number++;
    }
    return false;
  }

  /// Consumes and returns the longest word at the current location; empty when the next character
  /// is not allowed in a word, or at the end.
  String readWord() {
    int start = offset;
    while (peek() != END && !isSpace(peek()) && RecordSyntax.isWordPart(peek())) {
      next();
    }
    return text.substring(start, offset);
  }

  /// Returns the location of the next character.
  TextLocation location() {
    return location;
  }

  /// Returns the exception "expected `what`, found the next character".
  ///
  /// @param what a literal text or a [Message]
  RecordSyntaxException expectationFailed(Object what) {
    return new RecordSyntaxException(location, "record.expected", what, display(peek()));
  }

  private static Object display(int c) {
    if (c == END) {
      return Message.of("record.end");
    }
    return isSpace(c) ? Message.of("record.space") : RecordSyntax.showCharacter(c);
  }
}
