package tabuleiro.view.position;

import io.avaje.jsonb.Jsonb;

/// Formats the records of this package as JSON.
final class ViewJson {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private ViewJson() {}

  /// Returns a record of this package as JSON on one line.
  public static String format(Object view) {
    return JSONB.toJson(view);
  }
}
