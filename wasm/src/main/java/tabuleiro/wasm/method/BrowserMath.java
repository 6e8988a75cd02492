package tabuleiro.wasm.method;

import org.teavm.jso.JSBody;

/// Functions of the browser's `Math`. The methods that are scripts can only be called from their
/// own class, since calls from copied methods are not translated.
public final class BrowserMath {
  private BrowserMath() {}

  /// Returns the decimal logarithm.
  public static double log10(double x) {
    return log10Script(x);
  }

  @JSBody(params = "x", script = "return Math.log10(x);")
  private static native double log10Script(double x);
}
