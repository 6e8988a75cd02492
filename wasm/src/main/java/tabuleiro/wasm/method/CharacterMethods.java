package tabuleiro.wasm.method;

import java.util.Locale;

/// For `java.lang.Character`.
final class CharacterMethods {
  private CharacterMethods() {}

  /// Missing.
  static String toString(int code) {
    return new String(Character.toChars(code));
  }

  /// Missing: the program would have to bring all names along, so here is a number in place of a
  /// name. Messages about unreadable records differ from Java in it.
  static String getName(int code) {
    return "CHARACTER " + Integer.toHexString(code).toUpperCase(Locale.ROOT);
  }

  /// Missing.
  static boolean isEmoji(int code) {
    return BrowserCharacters.has(code, "Emoji");
  }

  /// Missing.
  static boolean isEmojiModifier(int code) {
    return BrowserCharacters.has(code, "Emoji_Modifier");
  }

  /// Missing.
  static boolean isEmojiPresentation(int code) {
    return BrowserCharacters.has(code, "Emoji_Presentation");
  }

  /// Missing.
  static boolean isExtendedPictographic(int code) {
    return BrowserCharacters.has(code, "Extended_Pictographic");
  }

  /// Missing.
  static boolean isIdeographic(int code) {
    return BrowserCharacters.has(code, "Ideographic");
  }
}
