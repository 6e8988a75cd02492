package tabuleiro.app.serving;

import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// What the server has answered.
///
/// @param status such as 200
/// @param text all of it
record Answer(int status, String text) {
  private static final Jsonb JSON = Jsonb.builder().build();

  /// Returns a JSON text as maps, lists, strings, numbers and booleans.
  static Object parse(String text) {
    return JSON.type(Object.class).fromJson(text);
  }

  /// Returns the answer as what JSON calls an object.
  @SuppressWarnings("unchecked") // Keys of JSON's objects are strings.
  Map<String, Object> json() {
    return (Map<String, Object>) parse(text);
  }

  /// Returns a text of the answer; empty when it has none of that name.
  Optional<String> string(String name) {
    return Optional.ofNullable((String) json().get(name));
  }

  /// Returns a number of the answer.
  int number(String name) {
    return ((Number) Objects.requireNonNull(json().get(name), name)).intValue();
  }

  /// Returns a list of objects of the answer.
  @SuppressWarnings("unchecked") // The test knows what it asks for.
  List<Map<String, Object>> list(String name) {
    return (List<Map<String, Object>>) Objects.requireNonNull(json().get(name), name);
  }
}
