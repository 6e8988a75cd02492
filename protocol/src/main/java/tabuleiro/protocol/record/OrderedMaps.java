package tabuleiro.protocol.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Copies maps for records. The copies of [Map#copyOf] have an order that differs from one process
/// to the next, and the fields in JSON would have it too.
public final class OrderedMaps {
  private OrderedMaps() {}

  /// Returns an unmodifiable copy in the same order.
  public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
