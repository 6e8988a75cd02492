package tabuleiro.app.report;

/// Escapes text for HTML pages.
final class HtmlText {
  private HtmlText() {}

  /// Escapes text for element content and attribute values.
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// Escapes JSON for a script element.
  static String inScript(String json) {
    return json.replace("<", "\\u003c");
  }
}
