package tabuleiro.view.text;

/// Texts as HTML.
public final class Html {
  private Html() {}

  /// Returns a text as HTML, also for the value of an attribute.
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// Returns JSON that can stand in a script element. In JSON `<` stands in strings alone;
  /// unescaped, it could end the element.
  public static String inScript(String json) {
    return json.replace("<", "\\u003c");
  }

  /// Returns a link to another site.
  public static String externalLink(String address, String text) {
    return "<a href=\"%s\" rel=\"external noreferrer\">%s</a>"
        .formatted(escape(address), escape(text));
  }
}
