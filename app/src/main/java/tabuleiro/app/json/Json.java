package tabuleiro.app.json;

import io.avaje.jsonb.Jsonb;

/// Turns the records of this package, and lists and maps of plain values, into JSON text.
public final class Json {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private Json() {}

  /// Returns the JSON text of a value, on one line.
  public static String of(Object value) {
    return JSONB.toJson(value);
  }
}
