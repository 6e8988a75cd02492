package tabuleiro.app.export;

/// A column of an export.
///
/// @param name its name in rows
/// @param type of its values: `text`, `integer`, `number` or `boolean`
/// @param key of the message that describes it
record ExportColumn(String name, String type, String key) {
  static ExportColumn text(String name) {
    return of(name, "text");
  }

  static ExportColumn integer(String name) {
    return of(name, "integer");
  }

  static ExportColumn of(String name, String type) {
    return new ExportColumn(name, type, "export." + name);
  }
}
