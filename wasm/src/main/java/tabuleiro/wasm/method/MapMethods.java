package tabuleiro.wasm.method;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// For `java.util.Map`.
final class MapMethods {
  private MapMethods() {}

  /// Wrong: the copy of an empty map divides by zero when it is asked for a key.
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
