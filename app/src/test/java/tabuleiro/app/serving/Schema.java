package tabuleiro.app.serving;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// As much of JSON Schema as our own document uses.
///
/// @param document the whole document, for references into it
record Schema(Map<String, Object> document) {
  private static final String REFERENCE = "#/components/";

  /// Returns what a value has that its schema forbids, and what it lacks.
  ///
  /// @param where how to call the value
  List<String> flaws(@Nullable Object schema, Object value, String where) {
    List<String> flaws = new ArrayList<>();
    check(resolve(schema), value, where, flaws);
    return flaws;
  }

  /// Returns what stands at a reference, or the object itself where it is none.
  Map<String, Object> resolve(@Nullable Object object) {
    Map<String, Object> map = map(object);
    Optional<Object> reference = Optional.ofNullable(map.get("$ref"));
    if (reference.isEmpty()) {
      return map;
    }
    String[] names = ((String) reference.get()).substring(REFERENCE.length()).split("/", -1);
    return map(map(map(document.get("components")).get(names[0])).get(names[1]));
  }

  @SuppressWarnings("unchecked") // Keys of JSON's objects are strings.
  static Map<String, Object> map(@Nullable Object object) {
    return (Map<String, Object>) Objects.requireNonNull(object);
  }

  private void check(Map<String, Object> schema, Object value, String where, List<String> flaws) {
    if (schema.containsKey("const") && !value.equals(schema.get("const"))) {
      flaws.add(where + " is not " + schema.get("const"));
    }
    if (schema.get("enum") instanceof List<?> values && !values.contains(value)) {
      flaws.add(where + " is none of " + values + ": " + value);
    }
    switch (String.valueOf(schema.get("type"))) {
      case "object" -> checkObject(schema, value, where, flaws);
      case "array" -> checkArray(schema, value, where, flaws);
      case "string" -> checkString(schema, value, where, flaws);
      case "integer" -> {
        if (!(value instanceof Number number) || number.doubleValue() % 1 != 0) {
          flaws.add(where + " is no integer: " + value);
        }
      }
      case "number" -> require(value instanceof Number, where, "number", flaws);
      case "boolean" -> require(value instanceof Boolean, where, "boolean", flaws);
      default -> require(schema.containsKey("const"), where, "known schema", flaws);
    }
  }

  private static void require(boolean isSo, String where, String what, List<String> flaws) {
    if (!isSo) {
      flaws.add(where + " is no " + what);
    }
  }

  private static void checkString(
      Map<String, Object> schema, Object value, String where, List<String> flaws) {
    String pattern = (String) schema.getOrDefault("pattern", ".*");
    if (!(value instanceof String text)) {
      flaws.add(where + " is no string: " + value);
    } else if (schema.containsKey("pattern") && !text.matches(pattern)) {
      flaws.add(where + " does not fit " + pattern + ": " + text);
    }
  }

  private void checkArray(
      Map<String, Object> schema, Object value, String where, List<String> flaws) {
    if (!(value instanceof List<?> list)) {
      flaws.add(where + " is no list");
      return;
    }
    Map<String, Object> items = resolve(schema.getOrDefault("items", Map.of("type", "object")));
    for (int i = 0; i < list.size(); i++) {
      check(items, list.get(i), where + "[" + i + "]", flaws);
    }
  }

  private void checkObject(
      Map<String, Object> schema, Object value, String where, List<String> flaws) {
    if (!(value instanceof Map<?, ?>)) {
      flaws.add(where + " is no object");
      return;
    }
    Map<String, Object> members = map(value);
    Map<String, Object> properties = map(schema.getOrDefault("properties", Map.of()));
    Object others = schema.getOrDefault("additionalProperties", true);
    for (Object name : (List<?>) schema.getOrDefault("required", List.of())) {
      require(members.containsKey((String) name), where + " without " + name, "whole", flaws);
    }
    members.forEach((name, member) -> {
      String there = where + "." + name;
      if (properties.containsKey(name)) {
        check(resolve(properties.get(name)), member, there, flaws);
      } else if (others instanceof Map<?, ?>) {
        check(resolve(others), member, there, flaws);
      } else if (others.equals(false)) {
        flaws.add(there + " is not described");
      }
    });
  }
}
