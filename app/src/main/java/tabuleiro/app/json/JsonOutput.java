package tabuleiro.app.json;

import io.avaje.jsonb.Jsonb;

/// Formats the records of this package, and lists and maps of plain values, as JSON text.
public final class JsonOutput {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonOutput() {}

  /// Returns the JSON text of a value, on one line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }
}
