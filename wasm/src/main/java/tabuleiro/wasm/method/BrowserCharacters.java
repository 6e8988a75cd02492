package tabuleiro.wasm.method;

import org.teavm.jso.JSBody;

/// Properties of characters, which the browser knows.
public final class BrowserCharacters {
  private BrowserCharacters() {}

  /// Returns whether a character has a property of Unicode.
  ///
  /// @param property its name, such as `Emoji`
  public static boolean has(int code, String property) {
    return matches(code, property);
  }

  /// Calls from copied methods would not be translated to scripts.
  @JSBody(
      params = {"code", "property"},
      script =
          "return new RegExp('^\\\\p{' + property + '}', 'u').test(String.fromCodePoint(code));")
  private static native boolean matches(int code, String property);
}
