package tabuleiro.play.record;

import tabuleiro.rules.Message;

/// Walks over the text of records, character by character, and knows where it stands.
final class RecordScanner {
  /// What [#peek()] returns at the end of the text.
  static final int END = -1;

  private final String text;
  private int offset;
  private TextLocation place = TextLocation.START;

  RecordScanner(String text) {
    this.text = text;
  }

  /// Returns the next character, or [#END].
  ///
  /// @throws RecordSyntaxException when it may stand nowhere in a record
  int peek() {
    if (offset == text.length()) {
      return END;
    }
    int c = text.codePointAt(offset);
    if (!RecordSyntax.isPrintable(c) && !isLineEndOrTab(c)) {
      throw new RecordSyntaxException(place, "record.control", RecordSyntax.showCharacter(c));
    }
    return c;
  }

  private static boolean isLineEndOrTab(int c) {
    return c == '\n' || c == '\r' || c == '\t';
  }

  /// Returns whether a character is one that separates words.
  static boolean isSpace(int c) {
    return c == ' ' || isLineEndOrTab(c);
  }

  /// Returns the next character and steps over it.
  int next() {
    int c = peek();
    if (c != END) {
      offset += Character.charCount(c);
      place = place.after(c);
    }
    return c;
  }

  /// Steps over the next character, which must be `expected`.
  void expect(char expected) {
    if (peek() != expected) {
      throw expectationFailed(Character.toString(expected));
    }
    next();
  }

  /// Steps over spaces and line ends.
  void skipSpace() {
    while (isSpace(peek())) {
      next();
    }
  }

  /// Returns the longest word from here on, of the characters that may stand in one, and steps over
  /// it; empty when another character or the end comes next.
  String readWord() {
    int start = offset;
    while (peek() != END && !isSpace(peek()) && RecordSyntax.isWordPart(peek())) {
      next();
    }
    return text.substring(start, offset);
  }

  /// Returns where the next character stands.
  TextLocation location() {
    return place;
  }

  /// Returns the problem "expected `what`, found the next character".
  ///
  /// @param what text to be shown as it is, or a phrase
  RecordSyntaxException expectationFailed(Object what) {
    return new RecordSyntaxException(place, "record.expected", what, shown(peek()));
  }

  private static Object shown(int c) {
    if (c == END) {
      return Message.of("record.end");
    }
    return isSpace(c) ? Message.of("record.space") : RecordSyntax.showCharacter(c);
  }
}
