package tabuleiro.engine.external;

import java.util.List;

/// Reads lines of the protocol, which come from another program, and quotes them.
public final class UgiLine {
  /// How many characters of an external text a message repeats.
  private static final int EXCERPT = 60;

  /// The most characters of a message.
  private static final int MESSAGE = 400;

  private UgiLine() {}

  /// Returns the words of a line, none for an empty one.
  public static List<String> splitWords(String line) {
    String text = line.strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+", -1));
  }

  /// Returns the beginning of an external text in printable characters, to be quoted in a line.
  public static String excerpt(String text) {
    return plain(text, EXCERPT);
  }

  /// Returns a message, which may repeat an external text, in printable characters.
  public static String message(String text) {
    return plain(text, MESSAGE);
  }

  private static String plain(String text, int longest) {
    StringBuilder plain = new StringBuilder();
    text.codePoints()
        .limit(longest)
        .map(c -> isPrintable(c) ? c : '?')
        .forEach(plain::appendCodePoint);
    return plain.length() < text.length() ? plain + "..." : plain.toString();
  }

  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
