package tabuleiro.server.game;

import io.avaje.jsonb.Jsonb;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;

/// Parsed JSON for assertions.
///
/// @param value a map, a list, a text, a number or a boolean
public record Json(Object value) {
  private static final Jsonb JSONB = Jsonb.builder().build();

  /// Parses a text.
  public static Json read(String text) {
    return new Json(JSONB.type(Object.class).fromJson(text));
  }

  /// Parses the body of a response.
  public static Json read(HttpResponse<String> answer) {
    return read(answer.body());
  }

  /// Returns the value at a path of names; list indexes count from 0.
  public Json at(Object... path) {
    Object found = value;
    for (Object name : path) {
      found =
          name instanceof Integer index
              ? ((List<?>) found).get(index)
              : ((Map<?, ?>) found).get(name);
      if (found == null) {
        throw new AssertionError("no " + name + " in " + value);
      }
    }
    return new Json(found);
  }

  /// Returns whether an object has a field.
  public boolean has(String name) {
    return ((Map<?, ?>) value).containsKey(name);
  }

  /// Returns the text at a path.
  public String text(Object... path) {
    return String.valueOf(at(path).value);
  }

  /// Returns the number at a path.
  public int number(Object... path) {
    return ((Number) at(path).value).intValue();
  }

  /// Returns the truth value at a path.
  public boolean isTrue(Object... path) {
    return (Boolean) at(path).value;
  }

  /// Returns the size of the list at a path.
  public int size(Object... path) {
    return ((List<?>) at(path).value).size();
  }
}
