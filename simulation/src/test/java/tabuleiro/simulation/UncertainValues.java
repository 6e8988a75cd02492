package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The values that entries may have after requests of one client, which sends one after the other.
/// A request whose outcome is not known may be performed at any later time. The value of an entry
/// that does not exist is empty.
final class UncertainValues {
  /// A replacement of one value by another that may be made at any later time.
  ///
  /// @param prefix that of the keys of the entries
  private record Replacement(String prefix, String before, String after) {}

  private final Map<String, String> written = new HashMap<>();
  private final Map<String, Set<String>> possible = new HashMap<>();
  private final List<Replacement> replacements = new ArrayList<>();

  /// Records that a value was written.
  void write(String key, String value) {
    written.put(key, value);
  }

  /// Records that a value may be written now or later.
  void writePerhaps(String key, String value) {
    possible.computeIfAbsent(key, _ -> new HashSet<>()).add(value);
  }

  /// Records that entries with a value have got another one.
  ///
  /// @param prefix that of the keys of the entries
  void replace(String prefix, String before, String after) {
    for (String key : keys()) {
      Set<String> values = values(key);
      if (key.startsWith(prefix) && values.remove(before)) {
        values.add(after);
        if (written(key).equals(before)) {
          written.put(key, after);
        }
        values.remove(written(key));
        values.forEach(value -> writePerhaps(key, value));
      }
    }
  }

  /// Records that entries with a value may get another one now or later.
  ///
  /// @param prefix that of the keys of the entries
  void replacePerhaps(String prefix, String before, String after) {
    replacements.add(new Replacement(prefix, before, after));
  }

  private String written(String key) {
    return written.getOrDefault(key, "");
  }

  /// Returns the values that an entry may have.
  Set<String> values(String key) {
    Set<String> values = new HashSet<>(possible.getOrDefault(key, Set.of()));
    values.add(written(key));
    int size;
    do {
      size = values.size();
      for (Replacement replacement : replacements) {
        if (key.startsWith(replacement.prefix()) && values.contains(replacement.before())) {
          values.add(replacement.after());
        }
      }
    } while (values.size() > size);
    return values;
  }

  /// Returns whether an entry may have a value.
  boolean allows(String key, String value) {
    return values(key).contains(value);
  }

  /// Returns whether an entry has a value and can have no other one.
  boolean requires(String key, String value) {
    return values(key).equals(Set.of(value));
  }

  /// Returns the keys of all entries that were written.
  Set<String> keys() {
    Set<String> keys = new HashSet<>(written.keySet());
    keys.addAll(possible.keySet());
    return keys;
  }

  @Override
  public String toString() {
    return written + " or " + possible + " or " + replacements;
  }
}
