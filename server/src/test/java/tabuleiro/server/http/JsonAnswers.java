package tabuleiro.server.http;

import io.avaje.jsonb.Jsonb;

/// Reads the server's JSON into the records that it was made of.
public final class JsonAnswers {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonAnswers() {}

  /// Returns the record of a JSON text.
  public static <T> T parse(String text, Class<T> type) {
    return JSONB.type(type).fromJson(text);
  }
}
