package tabuleiro.system;

import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// A response of the server.
///
/// @param status the HTTP status, such as 200
/// @param text the whole body
/// @param cookies the headers that set cookies
record ApiResponse(int status, String text, List<String> cookies) {
  private static final Jsonb JSON = Jsonb.builder().build();

  /// A response without cookies.
  ApiResponse(int status, String text) {
    this(status, text, List.of());
  }

  /// Returns the value to which a cookie was set.
  String cookie(String name) {
    return cookies.stream()
        .filter(header -> header.startsWith(name + "="))
        .map(header -> header.substring(name.length() + 1).split(";", 2)[0])
        .findFirst()
        .orElseThrow();
  }

  /// Parses a JSON text into maps, lists, strings, numbers and booleans.
  static Object parse(String text) {
    return JSON.type(Object.class).fromJson(text);
  }

  /// Returns the body as a JSON object.
  @SuppressWarnings("unchecked") // The keys of JSON objects are strings.
  Map<String, Object> json() {
    return (Map<String, Object>) parse(text);
  }

  /// Returns a string member of the body, or empty if there is none of that name.
  Optional<String> string(String name) {
    return Optional.ofNullable((String) json().get(name));
  }

  /// Returns an integer member of the body.
  int number(String name) {
    return ((Number) Objects.requireNonNull(json().get(name), name)).intValue();
  }

  /// Returns a member of the body that is a list of objects.
  @SuppressWarnings("unchecked") // The caller knows that the member is a list of objects.
  List<Map<String, Object>> list(String name) {
    return (List<Map<String, Object>>) Objects.requireNonNull(json().get(name), name);
  }
}
