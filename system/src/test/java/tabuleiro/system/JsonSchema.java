package tabuleiro.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The part of JSON Schema that the OpenAPI document of the server uses.
///
/// @param document the whole document, for references into it
record JsonSchema(Map<String, Object> document) {
  private static final String REFERENCE = "#/components/";

  /// Returns how a value violates its schema; an empty list if it is valid.
  ///
  /// @param where the name of the value in the messages
  List<String> errors(@Nullable Object schema, Object value, String where) {
    List<String> errors = new ArrayList<>();
    check(resolve(schema), value, where, errors);
    return errors;
  }

  /// Returns the target of a reference, or the object itself if it is not a reference.
  Map<String, Object> resolve(@Nullable Object object) {
    Map<String, Object> map = map(object);
    Optional<Object> reference = Optional.ofNullable(map.get("$ref"));
    if (reference.isEmpty()) {
      return map;
    }
    String[] names = ((String) reference.get()).substring(REFERENCE.length()).split("/", -1);
    return map(map(map(document.get("components")).get(names[0])).get(names[1]));
  }

  @SuppressWarnings("unchecked") // The keys of JSON objects are strings.
  static Map<String, Object> map(@Nullable Object object) {
    return (Map<String, Object>) Objects.requireNonNull(object);
  }

  private void check(Map<String, Object> schema, Object value, String where, List<String> errors) {
    if (schema.containsKey("const") && !value.equals(schema.get("const"))) {
      errors.add(where + " is not " + schema.get("const"));
    }
    if (schema.get("enum") instanceof List<?> values && !values.contains(value)) {
      errors.add(where + " is not one of " + values + ": " + value);
    }
    switch (String.valueOf(schema.get("type"))) {
      case "object" -> checkObject(schema, value, where, errors);
      case "array" -> checkArray(schema, value, where, errors);
      case "string" -> checkString(schema, value, where, errors);
      case "integer" -> {
        if (!(value instanceof Number number) || number.doubleValue() % 1 != 0) {
          errors.add(where + " is not an integer: " + value);
        }
      }
      case "number" -> require(value instanceof Number, where, "number", errors);
      case "boolean" -> require(value instanceof Boolean, where, "boolean", errors);
      default -> require(schema.containsKey("const"), where, "known schema", errors);
    }
  }

  private static void require(boolean isValid, String where, String what, List<String> errors) {
    if (!isValid) {
      errors.add(where + " is not a " + what);
    }
  }

  private static void checkString(
      Map<String, Object> schema, Object value, String where, List<String> errors) {
    String pattern = (String) schema.getOrDefault("pattern", ".*");
    if (!(value instanceof String text)) {
      errors.add(where + " is not a string: " + value);
    } else if (schema.containsKey("pattern") && !text.matches(pattern)) {
      errors.add(where + " does not match " + pattern + ": " + text);
    }
  }

  private void checkArray(
      Map<String, Object> schema, Object value, String where, List<String> errors) {
    if (!(value instanceof List<?> list)) {
      errors.add(where + " is not a list");
      return;
    }
    Map<String, Object> items = resolve(schema.getOrDefault("items", Map.of("type", "object")));
    for (int i = 0; i < list.size(); i++) {
      check(items, list.get(i), where + "[" + i + "]", errors);
    }
  }

  private void checkObject(
      Map<String, Object> schema, Object value, String where, List<String> errors) {
    if (!(value instanceof Map<?, ?>)) {
      errors.add(where + " is not an object");
      return;
    }
    Map<String, Object> members = map(value);
    Map<String, Object> properties = map(schema.getOrDefault("properties", Map.of()));
    Object others = schema.getOrDefault("additionalProperties", true);
    for (Object name : (List<?>) schema.getOrDefault("required", List.of())) {
      require(members.containsKey((String) name), where + " without " + name, "whole", errors);
    }
    members.forEach((name, member) -> {
      String there = where + "." + name;
      if (properties.containsKey(name)) {
        check(resolve(properties.get(name)), member, there, errors);
      } else if (others instanceof Map<?, ?>) {
        check(resolve(others), member, there, errors);
      } else if (others.equals(false)) {
        errors.add(there + " is not documented");
      }
    });
  }
}
