package tabuleiro.app.report;

/// Text in pages.
final class Html {
  private Html() {}

  /// Returns text for between tags and in attributes.
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// Returns JSON for within a script element.
  static String inScript(String json) {
    return json.replace("<", "\\u003c");
  }
}
