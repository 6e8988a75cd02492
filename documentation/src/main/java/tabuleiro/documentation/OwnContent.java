package tabuleiro.documentation;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;

/// The contents of pages of which there is no document: the first page and the search.
final class OwnContent {
  /// The anchor of what is for developers, which documents name.
  private static final String DEVELOPERS = "for-developers";

  private OwnContent() {}

  /// Returns the first page: all pages in their groups.
  static DocumentContent home(DocumentTree tree, Messages messages) {
    StringBuilder html = new StringBuilder(heading(messages, "site.docs.title", "site.docs.lead"));
    List<PageSection> sections = new ArrayList<>();
    sections.add(lead(messages, "site.docs.lead"));
    html.append("<div class=\"groups\">\n");
    for (DocumentGroup group : tree.groups()) {
      if (group.isShort() && sections.stream().noneMatch(OwnContent::isForDevelopers)) {
        sections.add(new PageSection(DEVELOPERS, "", ""));
        html.append("</div>\n<h2 id=\"%s\">".formatted(DEVELOPERS));
        html.append(Html.escape(messages.format("site.docs.developers")));
        html.append("</h2>\n<div class=\"groups\">\n");
      }
      int level = group.isShort() ? 3 : 2;
      html.append(
          "<section>%n<h%d id=\"%s\">%s</h%d>%n%s</section>%n"
              .formatted(
                  level,
                  group.id(),
                  Html.escape(group.title()),
                  level,
                  tree.links(group, "", "index")));
      sections.add(new PageSection(group.id(), group.title(), ""));
    }
    return new DocumentContent(
        messages.format("site.docs.title"), html + "</div>\n", sections, List.of());
  }

  private static boolean isForDevelopers(PageSection section) {
    return section.anchor().equals(DEVELOPERS);
  }

  /// Returns the page on which results are shown, which its script fills.
  static DocumentContent search(Messages messages) {
    String html =
        heading(messages, "site.docs.search", "site.docs.search-lead")
            + "<noscript><p class=\"notice\">%s</p></noscript>%n"
                .formatted(Html.escape(messages.format("site.docs.no-script")))
            + "<p id=\"found\" role=\"status\" data-none=\"%s\" data-one=\"%s\" data-other=\"%s\"></p>%n"
                .formatted(
                    Html.escape(messages.format("site.docs.found-none")),
                    Html.escape(messages.format("site.docs.found-one")),
                    Html.escape(messages.format("site.docs.found-other", "{0}")))
            + "<ol id=\"search-results\" class=\"results\"></ol>\n";
    return new DocumentContent(
        messages.format("site.docs.search"),
        html,
        List.of(lead(messages, "site.docs.search-lead")),
        List.of());
  }

  private static PageSection lead(Messages messages, String text) {
    return new PageSection("", "", messages.format(text));
  }

  private static String heading(Messages messages, String title, String lead) {
    return "<h1>%s</h1>%n<p class=\"lead\">%s</p>%n"
        .formatted(Html.escape(messages.format(title)), Html.escape(messages.format(lead)));
  }
}
