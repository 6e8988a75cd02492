package tabuleiro.wasm.method;

import java.util.Map;

/// For `java.lang.System`.
final class SystemMethods {
  private SystemMethods() {}

  /// Missing: a browser has no environment.
  static Map<String, String> getenv() {
    return Map.of();
  }
}
