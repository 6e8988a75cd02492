package tabuleiro.server.http.json;

import io.avaje.jsonb.Jsonb;

/// Formats records as JSON. Requests are read with [JsonObject].
public final class JsonText {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonText() {}

  /// Formats a record as JSON on one line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }
}
