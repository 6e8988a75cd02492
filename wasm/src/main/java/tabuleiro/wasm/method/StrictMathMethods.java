package tabuleiro.wasm.method;

/// For `java.lang.StrictMath`.
final class StrictMathMethods {
  private StrictMathMethods() {}

  /// Wrong: the browser's, of which each has another last bit.
  static double exp(double x) {
    return StrictFunctions.exp(x);
  }

  /// Wrong: as for powers.
  static double log(double x) {
    return StrictFunctions.log(x);
  }

  /// Wrong: 1000 gave less than 3.
  static double log10(double x) {
    return StrictFunctions.log10(x);
  }
}
