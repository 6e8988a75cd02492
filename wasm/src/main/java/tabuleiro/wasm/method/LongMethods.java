package tabuleiro.wasm.method;

/// For `java.lang.Long`.
final class LongMethods {
  private LongMethods() {}

  /// Missing. A number that is too large is not noticed.
  static long parseUnsignedLong(String text, int radix) {
    long number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), radix);
      if (digit < 0) {
        throw new NumberFormatException(text);
      }
      number = number * radix + digit;
    }
    return number;
  }

  /// Missing: the class library has no `expand`.
  static long expand(long bits, long mask) {
    return BitExpansion.expand(bits, mask);
  }
}
