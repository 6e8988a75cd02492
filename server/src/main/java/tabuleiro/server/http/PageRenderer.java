package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.view.text.PageTextsJsonMapper;

/// Sends the pages. Thread-safe.
public final class PageRenderer {
  private static final String HTML = "text/html; charset=utf-8";

  /// How long the choice of a language is remembered: a year, in seconds.
  private static final int YEAR = 365 * 24 * 60 * 60;

  /// The place of what the operator announces, below the header.
  private static final String NOTICE_PLACE = "<!--notice-->";

  /// The place of the message on the error page.
  private static final String MESSAGE_PLACE = "<!--reason-->";

  private static final String HTML_ELEMENT = "<html ";

  /// A page in a language.
  private record PageKey(String name, String edition, Language language) {}

  /// How many pages are kept as they were sent. A guess: every page in both languages.
  private static final int MAX_FILES = 100;

  /// What the content of a page depends on.
  private record FileKey(
      PageKey page,
      SortedMap<String, String> answers,
      Optional<PageSummary> summary,
      String address,
      String notice,
      boolean namesLanguage) {}

  private static final Map<PageKey, PageTemplate> TEMPLATES = new ConcurrentHashMap<>();

  /// The pages that were sent last, with the hashes of their contents.
  private final LinkedHashMap<FileKey, WebFile> files = new LinkedHashMap<>(16, 0.75f, true);

  private final EngineFiles engine;
  private volatile String notice = "";

  /// Renders pages whose scripts ask the server alone.
  public PageRenderer() {
    this(EngineFiles.NONE);
  }

  /// @param engine the engine for browsers
  public PageRenderer(EngineFiles engine) {
    this.engine = engine;
  }

  /// Shows a text on every page that is sent from now on, below the header.
  ///
  /// @param text the text; empty for none
  public void announce(String text) {
    notice = text;
  }

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
    if (context.queryParam("language") != null) {
      remember(context, language);
    }
    Responses.varyByLanguage(context);
    if (page.isPersonal()) {
      context.header("Cache-Control", "no-store");
      context.contentType(HTML);
      context.result(bytes(page, context, notice));
    } else {
      file(page, context).send(context);
    }
  }

  private byte[] bytes(PageContent page, Context context, String announced) {
    String html =
        withEngine(template(page, Caller.of(context).language()).withAnswers(page.answers()))
            .replace(NOTICE_PLACE, noticeHtml(announced));
    return PageHead.complete(html, page, context).getBytes(StandardCharsets.UTF_8);
  }

  /// Returns a page that says where the engine for browsers is.
  private String withEngine(String html) {
    return engine
        .folder()
        .map(folder ->
            html.replaceFirst(HTML_ELEMENT, HTML_ELEMENT + "data-engine=\"" + folder + "\" "))
        .orElse(html);
  }

  /// Returns whether the engine can run in the visitor's browser.
  public boolean hasEngine() {
    return engine.folder().isPresent();
  }

  /// Returns the path of the folder with the engine for browsers; empty without one.
  String engineFolder() {
    return engine.folder().orElse("");
  }

  private static String noticeHtml(String notice) {
    return notice.isEmpty()
        ? ""
        : "<p class=\"notice announced\" role=\"status\">" + Html.escape(notice) + "</p>";
  }

  /// Returns a page that may be cached; the server keeps it too.
  private WebFile file(PageContent page, Context context) {
    FileKey key =
        new FileKey(
            key(page, Caller.of(context).language()),
            page.answers(),
            page.summary(),
            SiteAddress.of(context) + context.path(),
            notice,
            context.queryParam("language") != null);
    synchronized (files) {
      WebFile kept = files.get(key);
      if (kept != null) {
        return kept;
      }
    }
    WebFile made = WebFile.of(HTML, bytes(page, context, key.notice()));
    synchronized (files) {
      files.put(key, made);
      if (files.size() > MAX_FILES) {
        files.pollFirstEntry();
      }
    }
    return made;
  }

  private static PageKey key(PageContent page, Language language) {
    return new PageKey(page.template(), page.edition(), language);
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
        key(page, language), _ -> PageTemplate.of(page.template(), language, page.values()));
  }

  /// Returns a page as a file: without addresses and without what an operator announces.
  public static String render(PageContent page, Language language) {
    return withoutPlaces(template(page, language).withAnswers(page.answers()));
  }

  /// Returns a page as [#render] does, but with a comment `data` in place of its answers.
  public static String renderWithoutAnswers(PageContent page, Language language) {
    return withoutPlaces(template(page, language).html());
  }

  private static String withoutPlaces(String html) {
    return html.replace(NOTICE_PLACE, "").replace(PageHead.PLACE, "");
  }

  /// Returns all texts of the scripts and some answers, as JSON by path below `/api/v2`, for a
  /// script element.
  public static String answers(Language language, Map<String, String> answers) {
    String texts = JsonText.format(PageTextsJsonMapper.of(MessageCatalogue.of(language)));
    return PageTemplate.data(texts, answers);
  }

  /// Renders the error page.
  ///
  /// @param says the message in the language
  public static String renderProblem(String says, Language language) {
    String sentence = says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".";
    return template(PageContent.of("problem"), language)
        .withAnswers(Map.of())
        .replace(NOTICE_PLACE, "")
        .replace(MESSAGE_PLACE, Html.escape(sentence));
  }

  /// Renders a part of a page.
  ///
  /// @param name the name of the template `web/parts/NAME.html`
  /// @param values the values of the template
  /// @throws IllegalStateException when a key has neither a value nor a text; tests check this
  public static String renderPart(String name, Messages messages, Map<String, String> values) {
    return PageTemplate.fill("/parts/" + name, messages, values);
  }
}
