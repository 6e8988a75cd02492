package tabuleiro.server.http.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Sends the pages. Thread-safe.
public final class PageRenderer {
  private static final String HTML = "text/html; charset=utf-8";

  /// How long the choice of a language is remembered: a year, in seconds.
  private static final int YEAR = 365 * 24 * 60 * 60;

  /// The place of the message on the error page.
  private static final String MESSAGE_PLACE = "<!--reason-->";

  /// A page in a language.
  private record PageKey(String name, String edition, Language language) {}

  private static final Map<PageKey, PageTemplate> TEMPLATES = new ConcurrentHashMap<>();

  /// Sends a page without values and data in the caller's language.
  ///
  /// @param name the name of the template
  /// @throws ProblemException when there is no such page
  public void send(Context context, String name) {
    send(context, PageContent.of(name));
  }

  /// Sends a page in the caller's language. A language in the query is remembered in a cookie.
  ///
  /// @throws ProblemException when there is no such page
  public void send(Context context, PageContent page) {
    Language language = Caller.of(context).language();
    String html = template(page, language).withAnswers(page.answers());
    html = PageHead.complete(html, page, context);
    byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
    if (context.queryParam("language") != null) {
      remember(context, language);
    }
    context.header("Vary", "Accept-Language, Cookie");
    if (page.isPersonal()) {
      context.header("Cache-Control", "no-store");
      context.contentType(HTML);
      context.result(bytes);
    } else {
      WebFile.of(HTML, bytes).send(context);
    }
  }

  /// Returns a hash of a page's content in a language.
  static String hash(PageContent page, Language language) {
    String html = template(page, language).withAnswers(page.answers());
    return WebFile.of(HTML, html.getBytes(StandardCharsets.UTF_8)).hash();
  }

  private static void remember(Context context, Language language) {
    boolean isSecure = Caller.of(context).isSecure();
    context.cookie(
        new Cookie("language", language.code(), "/", YEAR, isSecure, false, null, SameSite.LAX));
  }

  private static PageTemplate template(PageContent page, Language language) {
    return TEMPLATES.computeIfAbsent(
        new PageKey(page.template(), page.edition(), language),
        _ -> PageTemplate.of(page.template(), language, page.values()));
  }

  /// Renders the error page.
  ///
  /// @param says the message in the language
  public static String renderProblem(String says, Language language) {
    String sentence = says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".";
    return template(PageContent.of("problem"), language)
        .withAnswers(Map.of())
        .replace(MESSAGE_PLACE, escape(sentence));
  }

  /// Renders a part of a page.
  ///
  /// @param name the name of the template `web/parts/NAME.html`
  /// @param values the values of the template
  /// @throws IllegalStateException when a key has neither a value nor a text; tests check this
  public static String renderPart(String name, Messages messages, Map<String, String> values) {
    return PageTemplate.fill("/parts/" + name, messages, values);
  }

  /// Returns a link to another site, as HTML.
  public static String externalLink(String address, String text) {
    return "<a href=\"%s\" rel=\"external noreferrer\">%s</a>"
        .formatted(escape(address), escape(text));
  }

  /// Returns a text as HTML.
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
