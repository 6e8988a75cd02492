package tabuleiro.app.json;

import io.avaje.jsonb.Jsonb;

/// Reads the records of this package from JSON text.
public final class JsonInput {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonInput() {}

  /// Returns the value of a JSON text.
  ///
  /// @throws io.avaje.json.JsonException if the text is no such value
  public static <T> T parse(Class<T> type, String text) {
    return JSONB.type(type).fromJson(text);
  }
}
