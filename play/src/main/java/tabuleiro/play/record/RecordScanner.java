package tabuleiro.play.record;

import tabuleiro.rules.Message;

/// Reads the text of records character by character and keeps track of its location.
final class RecordScanner {
  /// What [#peek()] returns at the end of the text.
  static final int END = -1;

  private final String text;
  private int offset;
  private TextLocation location = TextLocation.START;

  RecordScanner(String text) {
    this.text = text;
  }

  /// Returns the next character, or [#END].
  ///
  /// @throws RecordSyntaxException when the character is not allowed in a record
  int peek() {
    if (offset == text.length()) {
      return END;
    }
    int c = text.codePointAt(offset);
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

  /// Consumes spaces, tabs and line ends.
  void skipSpace() {
    while (isSpace(peek())) {
      next();
    }
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
