package tabuleiro.server.http;

import io.avaje.jsonb.Jsonb;
import java.util.Map;

/// Formats records as JSON. Requests are read with [JsonObject].
public final class JsonText {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonText() {}

  /// Formats maps, lists, texts, numbers and truth values as JSON on one line.
  public static String formatMap(Map<String, ?> value) {
    return JSONB.type(Object.class).toJson(value);
  }

  /// Formats a record as JSON on one line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }
}
