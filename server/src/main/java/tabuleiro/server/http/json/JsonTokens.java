package tabuleiro.server.http.json;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Counts the tokens of a JSON text and of a value. The library overlooks a single stray character
/// between a value and a closing brace; then the text has another token, or none.
final class JsonTokens {
  private static final String PUNCTUATION = "{}[],:";

  private static final Pattern LITERAL =
      Pattern.compile("true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

  private JsonTokens() {}

  /// Returns whether a text that the library has read as a value consists of its tokens alone.
  static boolean isExactly(String text, Object value) {
    int count = 0;
    int at = skipSpace(text, 0);
    while (at < text.length()) {
      int end = end(text, at);
      boolean isLiteral = text.charAt(at) != '"' && PUNCTUATION.indexOf(text.charAt(at)) < 0;
      if (isLiteral && !LITERAL.matcher(text.substring(at, end)).matches()) {
        return false;
      }
      count++;
      at = skipSpace(text, end);
    }
    return count == count(value);
  }

  private static int skipSpace(String text, int from) {
    int at = from;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  /// Returns the end of the token that begins at a place.
  private static int end(String text, int from) {
    char first = text.charAt(from);
    int at = from + 1;
    if (first == '"') {
      while (at < text.length() && text.charAt(at) != '"') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return Math.min(at + 1, text.length());
    }
    if (PUNCTUATION.indexOf(first) < 0) {
      while (at < text.length()
          && !isSpace(text.charAt(at))
          && text.charAt(at) != '"'
          && PUNCTUATION.indexOf(text.charAt(at)) < 0) {
        at++;
      }
    }
    return at;
  }

  /// Returns the number of tokens of a value: brackets, commas, names with their colons, and texts,
  /// numbers and other literals.
  private static int count(Object value) {
    return switch (value) {
      case Map<?, ?> object ->
          2
              + Math.max(0, object.size() - 1)
              + object.values().stream().mapToInt(field -> 2 + count(field)).sum();
      case List<?> list ->
          2 + Math.max(0, list.size() - 1) + list.stream().mapToInt(JsonTokens::count).sum();
      default -> 1;
    };
  }
}
