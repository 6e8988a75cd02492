package tabuleiro.lab.report.document;

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

  /// Returns a drawing for a place in a page, where SVG needs no namespace.
  static String inline(String svg) {
    return svg.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "");
  }

  /// Escapes JSON for a script element.
  static String inScript(String json) {
    return json.replace("<", "\\u003c");
  }
}
