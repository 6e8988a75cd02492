package tabuleiro.wasm.method;

/// For `java.lang.Integer`.
final class IntegerMethods {
  private IntegerMethods() {}

  /// Missing: the class library has no `expand`.
  static int expand(int bits, int mask) {
    return (int) BitExpansion.expand(Integer.toUnsignedLong(bits), Integer.toUnsignedLong(mask));
  }
}
