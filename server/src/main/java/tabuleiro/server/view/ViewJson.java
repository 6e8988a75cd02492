package tabuleiro.server.view;

import io.avaje.jsonb.Jsonb;

/// Turns the records of this package into JSON text.
public final class ViewJson {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private ViewJson() {}

  /// Returns the JSON text of a record of this package, on one line.
  public static String format(Object view) {
    return JSONB.toJson(view);
  }
}
