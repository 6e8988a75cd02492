package tabuleiro.server.http.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Renders the pages from templates `web/pages/NAME.html`. In a template `{{key}}` is a value of
/// the page or else the text of a key, `{{=key}}` a value that is HTML, `{{language}}` the code of
/// the language, and `{{>part}}` the template `web/parts/PART.html`. Thread-safe.
public final class PageRenderer {
  /// How long the choice of a language is remembered: a year, in seconds.
  private static final int YEAR = 365 * 24 * 60 * 60;

  /// The place of the message on the error page.
  private static final String MESSAGE_PLACE = "<!--reason-->";

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([>=]?)([a-z0-9.-]+)}}");

  /// A page in a language.
  private record PageKey(String name, String edition, Language language) {}

  private final Map<PageKey, WebFile> pages = new ConcurrentHashMap<>();

  /// Sends a page in the caller's language. A language in the query is remembered in a cookie.
  ///
  /// @param name the name of the template
  /// @throws ProblemException when there is no such page
  public void send(Context context, String name) {
    send(context, name, "", _ -> Map.of());
  }

  /// Sends a page whose template has values. The page is rendered once for each edition and
  /// language, so the number of editions must be bounded.
  ///
  /// @param name the name of the template
  /// @param edition identifies the values, such as the name of a game
  /// @param values returns the values in a language
  /// @throws ProblemException when there is no such page
  public void send(
      Context context,
      String name,
      String edition,
      Function<Messages, Map<String, String>> values) {
    Language language = Caller.of(context).language();
    WebFile page =
        pages.computeIfAbsent(new PageKey(name, edition, language), key -> make(key, values));
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

  private static WebFile make(PageKey key, Function<Messages, Map<String, String>> values) {
    Messages messages = MessageCatalogue.of(key.language());
    String html = fill(template("/pages/" + key.name()), messages, values.apply(messages));
    return WebFile.of(
        "text/html; charset=utf-8", html.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  /// Renders a page.
  ///
  /// @param name the name of the template
  /// @throws ProblemException when there is no such page
  /// @throws IllegalStateException when a key has no text; tests check this
  public static String render(String name, Language language) {
    return fill(template("/pages/" + name), MessageCatalogue.of(language), Map.of());
  }

  /// Renders a part of a page.
  ///
  /// @param name the name of the template `web/parts/NAME.html`
  /// @param values the values of the template
  /// @throws IllegalStateException when a key has neither a value nor a text; tests check this
  public static String renderPart(String name, Messages messages, Map<String, String> values) {
    return fill(template("/parts/" + name), messages, values);
  }

  private static String template(String name) {
    return WebResource.text(name + ".html").orElseThrow(ProblemException::notFound);
  }

  /// Renders the error page.
  ///
  /// @param says the message in the language
  public static String renderProblem(String says, Language language) {
    String sentence = says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".";
    return render("problem", language).replace(MESSAGE_PLACE, escape(sentence));
  }

  private static String fill(String template, Messages messages, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(hole -> Matcher.quoteReplacement(content(hole, messages, values)));
  }

  private static String content(MatchResult hole, Messages messages, Map<String, String> values) {
    String name = hole.group(2);
    String value = values.get(name);
    if (hole.group(1).equals(">")) {
      return renderPart(name, messages, values);
    }
    if (hole.group(1).equals("=")) {
      return Objects.requireNonNull(value, name);
    }
    if (name.equals("language")) {
      return messages.language().code();
    }
    return escape(value != null ? value : messages.format(name));
  }

  /// Returns a text as HTML.
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
