package tabuleiro.server.http.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Renders the pages from templates `web/pages/NAME.html`. In a template `{{key}}` is the text of a
/// key, `{{language}}` the code of the language, and `{{>part}}` the template
/// `web/parts/PART.html`. Thread-safe.
public final class PageRenderer {
  /// How long the choice of a language is remembered: a year, in seconds.
  private static final int YEAR = 365 * 24 * 60 * 60;

  /// The place of the message on the error page.
  private static final String MESSAGE_PLACE = "<!--reason-->";

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(>?)([a-z0-9.-]+)}}");

  /// A page in a language.
  private record PageKey(String name, Language language) {}

  private final Map<PageKey, WebFile> pages = new ConcurrentHashMap<>();

  /// Sends a page in the caller's language. A language in the query is remembered in a cookie.
  ///
  /// @param name the name of the template
  /// @throws ProblemException when there is no such page
  public void send(Context context, String name) {
    Language language = Caller.of(context).language();
    WebFile page = pages.computeIfAbsent(new PageKey(name, language), PageRenderer::make);
    if (context.queryParam("language") != null) {
      remember(context, language);
    }
    context.header("Vary", "Accept-Language, Cookie");
    page.send(context);
  }

  private static void remember(Context context, Language language) {
    boolean isSecure = Caller.of(context).isSecure();
    context.cookie(
        new Cookie("language", language.code(), "/", YEAR, isSecure, false, null, SameSite.LAX));
  }

  private static WebFile make(PageKey key) {
    String html = render(key.name(), key.language());
    return WebFile.of(
        "text/html; charset=utf-8", html.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  /// Renders a page.
  ///
  /// @param name the name of the template
  /// @throws ProblemException when there is no such page
  /// @throws IllegalStateException when a key has no text; tests check this
  public static String render(String name, Language language) {
    String template =
        WebResource.text("/pages/" + name + ".html").orElseThrow(ProblemException::notFound);
    return fill(template, MessageCatalogue.of(language));
  }

  /// Renders the error page.
  ///
  /// @param says the message in the language
  public static String renderProblem(String says, Language language) {
    String sentence = says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".";
    return render("problem", language).replace(MESSAGE_PLACE, escape(sentence));
  }

  private static String fill(String template, Messages messages) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(hole -> Matcher.quoteReplacement(content(hole, messages)));
  }

  private static String content(MatchResult hole, Messages messages) {
    String name = hole.group(2);
    if (!hole.group(1).isEmpty()) {
      return fill(WebResource.text("/parts/" + name + ".html").orElseThrow(), messages);
    }
    return name.equals("language") ? messages.language().code() : escape(messages.format(name));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
