package tabuleiro.wasm.method;

/// For `java.lang.Math`.
final class MathMethods {
  private MathMethods() {}

  /// Missing: the upper half of the product of two numbers without sign.
  static long unsignedMultiplyHigh(long x, long y) {
    long low = 0xffff_ffffL;
    long middle = (x >>> 32) * (y & low) + (((x & low) * (y & low)) >>> 32);
    long carry = ((middle & low) + (x & low) * (y >>> 32)) >>> 32;
    return (x >>> 32) * (y >>> 32) + (middle >>> 32) + carry;
  }

  /// Wrong: 2.5 gave 3, not the even number.
  static double rint(double x) {
    double integers = 0x1.0p52; // All numbers from here are integers.
    double magnitude = Math.abs(x);
    return magnitude < integers ? Math.copySign(magnitude + integers - integers, x) : x;
  }

  /// Wrong: -2.5 gave -3, not the larger number.
  static long round(double x) {
    double floor = Math.floor(x);
    return (long) (x - floor >= 0.5 ? floor + 1 : floor);
  }

  /// Wrong: as for doubles.
  static int round(float x) {
    double floor = Math.floor(x);
    return (int) (x - floor >= 0.5 ? floor + 1 : floor);
  }

  /// Wrong: 1000 gave less than 3.
  static double log10(double x) {
    return StrictFunctions.log10(x);
  }
}
