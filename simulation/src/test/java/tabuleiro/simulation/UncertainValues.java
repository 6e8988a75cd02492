package tabuleiro.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The values that entries may have after requests of one client, which sends one after the other.
/// A request whose outcome is not known may be performed at any later time. The value of an entry
/// that does not exist is empty.
final class UncertainValues {
  private final Map<String, String> written = new HashMap<>();
  private final Map<String, Set<String>> possible = new HashMap<>();

  /// Records that a value was written.
  void write(String key, String value) {
    written.put(key, value);
  }

  /// Records that a value may be written now or later.
  void writePerhaps(String key, String value) {
    possible.computeIfAbsent(key, _ -> new HashSet<>()).add(value);
  }

  /// Returns whether an entry may have a value.
  boolean allows(String key, String value) {
    return written.getOrDefault(key, "").equals(value)
        || possible.getOrDefault(key, Set.of()).contains(value);
  }

  /// Returns the keys of all entries that were written.
  Set<String> keys() {
    Set<String> keys = new HashSet<>(written.keySet());
    keys.addAll(possible.keySet());
    return keys;
  }

  @Override
  public String toString() {
    return written + " or " + possible;
  }
}
