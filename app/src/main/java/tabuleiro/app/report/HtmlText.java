package tabuleiro.app.report;

/// Text in pages.
final class HtmlText {
  private HtmlText() {}

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
