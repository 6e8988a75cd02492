package tabuleiro.server.http;

import java.nio.charset.StandardCharsets;
import tabuleiro.text.Language;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;

/// Where the pages of the documentation are. The build has made them without knowing it.
///
/// @param home the address of the page with which the site begins
/// @param engine the address of the folder with the engine for browsers; empty where a server
///   answers in its place
/// @param policy what comes before the other descriptions in the head, as HTML
public record DocumentationPlace(String home, String engine, String policy) {
  /// The place of a link to the site.
  private static final String HOME_PLACE = "<!--home-->";

  private static final String HTML_ELEMENT = "<html ";
  private static final String VIEWPORT = "<meta name=\"viewport\"";

  /// Returns the language of a page.
  ///
  /// @param path its path below the folder of the documentation, such as `en/index.html`
  public static Language language(String path) {
    return path.startsWith("pt/") ? Language.PORTUGUESE : Language.ENGLISH;
  }

  /// Returns a page that knows where it is.
  ///
  /// @param page the page as the build has made it
  public byte[] adapt(byte[] page, Language language) {
    String play = Html.escape(MessageCatalogue.of(language).format("site.play"));
    return new String(page, StandardCharsets.UTF_8)
        .replace(HTML_ELEMENT, HTML_ELEMENT + "data-engine=\"" + engine + "\" ")
        .replace(VIEWPORT, policy + VIEWPORT)
        .replace(HOME_PLACE, "<a class=\"tool\" href=\"" + home + "\">" + play + "</a>")
        .getBytes(StandardCharsets.UTF_8);
  }
}
