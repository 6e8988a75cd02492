package tabuleiro.wasm.method;

/// For `java.lang.Long`.
final class LongMethods {
  private LongMethods() {}

  /// Missing: the class library has no `expand`.
  static long expand(long bits, long mask) {
    return BitExpansion.expand(bits, mask);
  }
}
