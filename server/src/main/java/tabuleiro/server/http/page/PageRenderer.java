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

/// The pages: templates `web/pages/NAME.html`. In them `{{key}}` stands for the words of a key,
/// `{{language}}` for the code of the language, and `{{>part}}` for the template
/// `web/parts/PART.html`. Safe for several threads.
public final class PageRenderer {
  /// How long a reader's choice of a language is remembered: a year, in seconds.
  private static final int YEAR = 365 * 24 * 60 * 60;

  /// Where the page of a problem says what it is.
  private static final String REASON = "<!--reason-->";

  private static final Pattern HOLE = Pattern.compile("\\{\\{(>?)([a-z0-9.-]+)}}");

  /// A page in a language.
  private record Key(String name, Language language) {}

  private final Map<Key, WebFile> known = new ConcurrentHashMap<>();

  /// Answers with a page in the caller's language; a language that the address asks for is
  /// remembered.
  ///
  /// @param name of the template
  /// @throws ProblemException when there is no such page
  public void send(Context context, String name) {
    Language language = Caller.of(context).language();
    WebFile page = known.computeIfAbsent(new Key(name, language), PageRenderer::make);
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

  private static WebFile make(Key key) {
    String html = render(key.name(), key.language());
    return WebFile.of(
        "text/html; charset=utf-8", html.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  /// Returns a page in a language.
  ///
  /// @param name of the template
  /// @throws ProblemException when there is no such page
  /// @throws IllegalStateException when a key has no words: a defect, which tests look for
  public static String render(String name, Language language) {
    String template =
        WebResource.text("/pages/" + name + ".html").orElseThrow(ProblemException::notFound);
    return fill(template, MessageCatalogue.of(language));
  }

  /// Returns the page that tells a person why there is no other at an address.
  ///
  /// @param says why, in the words of the language
  public static String renderProblem(String says, Language language) {
    String sentence = says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".";
    return render("problem", language).replace(REASON, escape(sentence));
  }

  private static String fill(String template, Messages words) {
    return HOLE.matcher(template)
        .replaceAll(hole -> Matcher.quoteReplacement(content(hole, words)));
  }

  private static String content(MatchResult hole, Messages words) {
    String name = hole.group(2);
    if (!hole.group(1).isEmpty()) {
      return fill(WebResource.text("/parts/" + name + ".html").orElseThrow(), words);
    }
    return name.equals("language") ? words.language().code() : escape(words.format(name));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
