package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.text.Language;
import tabuleiro.view.text.Html;

/// Adds to a page what depends on its address: the canonical address, the addresses in the other
/// languages, and the Open Graph properties, by which a shared link is shown.
final class PageHead {
  /// The place of the links, in the head.
  static final String PLACE = "<!--links-->";

  private static final Pattern TITLE = Pattern.compile("<title>([^<]*)</title>");
  private static final Pattern DESCRIPTION =
      Pattern.compile("<meta name=\"description\" content=\"([^\"]*)\">");

  private PageHead() {}

  /// Returns a page with its links, and with its own summary instead of that of the template.
  static String complete(String html, PageContent page, Context context) {
    String titled =
        page.summary()
            .map(summary ->
                replace(
                    replace(html, TITLE, summary.title() + " · Tabuleiro"),
                    DESCRIPTION,
                    summary.description()))
            .orElse(html);
    String picture = page.summary().map(PageSummary::picture).orElse(PageSummary.SITE_PICTURE);
    boolean isListed = page.summary().map(PageSummary::isListed).orElse(!page.isPersonal());
    return titled.replace(PLACE, links(titled, picture, isListed, context));
  }

  private static String replace(String html, Pattern pattern, String text) {
    Matcher found = pattern.matcher(html);
    return found.find()
        ? html.substring(0, found.start(1)) + Html.escape(text) + html.substring(found.end(1))
        : html;
  }

  private static String links(String html, String picture, boolean isListed, Context context) {
    Language language = Caller.of(context).language();
    String site = SiteAddress.of(context);
    String page = site + Html.escape(context.path());
    boolean namesLanguage = context.queryParam("language") != null;
    String canonical = namesLanguage ? SiteAddress.inLanguage(page, language) : page;
    StringBuilder links = new StringBuilder();
    if (!isListed) {
      links.append("<meta name=\"robots\" content=\"noindex\">\n");
    }
    links.append("<link rel=\"canonical\" href=\"%s\">\n".formatted(canonical));
    for (Language other : Language.values()) {
      links.append(alternate(other.code(), SiteAddress.inLanguage(page, other)));
    }
    links.append(alternate("x-default", page));
    links.append(property("og:type", "website"));
    links.append(property("og:site_name", "Tabuleiro"));
    links.append(property("og:url", canonical));
    links.append(property("og:locale", region(language)));
    links.append(property("og:title", text(TITLE, html)));
    links.append(property("og:description", text(DESCRIPTION, html)));
    links.append(property("og:image", site + picture));
    links.append(property("og:image:width", "1200"));
    links.append(property("og:image:height", "630"));
    links.append("<meta name=\"twitter:card\" content=\"summary_large_image\">\n");
    return links.toString();
  }

  /// Returns the language with its region, as Open Graph writes it.
  private static String region(Language language) {
    return switch (language) {
      case ENGLISH -> "en_GB";
      case PORTUGUESE -> "pt_PT";
      case BRAZILIAN -> "pt_BR";
    };
  }

  private static String alternate(String language, String address) {
    return "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n".formatted(language, address);
  }

  private static String property(String name, String content) {
    return "<meta property=\"%s\" content=\"%s\">\n".formatted(name, content);
  }

  /// Returns a text of the page, escaped as it is there.
  private static String text(Pattern pattern, String html) {
    Matcher found = pattern.matcher(html);
    return found.find() ? found.group(1) : "";
  }
}
