package tabuleiro.documentation;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;

/// The frame of all pages: header, tree, and the place of the content.
///
/// @param html the template: `{{key}}` is the text of a key or a value, `{{=key}}` a value that is
///   HTML
record DocumentTemplate(String html) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(=?)([a-z0-9.-]+)}}");

  /// Returns a page.
  ///
  /// @param path its path, such as `en/rules/talpa`
  /// @param content its title, sections and HTML
  /// @param isForeign whether the document is in English on a Portuguese page
  String fill(
      String path,
      DocumentContent content,
      DocumentTree tree,
      Messages messages,
      boolean isForeign) {
    String root = PageLinks.rootOf(path);
    String inLanguage = path.substring(path.indexOf('/') + 1);
    String note =
        isForeign
            ? "<p class=\"notice\">%s</p>%n"
                .formatted(Html.escape(messages.format("site.docs.english-only")))
            : "";
    Map<String, String> values =
        Map.of(
            "root", root,
            "language", messages.language().code(),
            "path", inLanguage,
            "title", content.title(),
            "description", description(content),
            "content-language", isForeign ? "en" : messages.language().code(),
            "content", content.html(),
            "note", note,
            "on-page", onPage(content, messages),
            "tree", tree(tree, root + messages.language().code() + "/", inLanguage));
    return PLACEHOLDER
        .matcher(html)
        .replaceAll(hole ->
            Matcher.quoteReplacement(
                value(hole.group(2), hole.group(1).isEmpty(), values, messages)));
  }

  private static String value(
      String name, boolean isText, Map<String, String> values, Messages messages) {
    String value = values.get(name);
    if (!isText) {
      return Objects.requireNonNull(value, name);
    }
    return Html.escape(value != null ? value : messages.format(name, "{0}"));
  }

  /// Returns the first words of a page, for search engines.
  private static String description(DocumentContent content) {
    String text =
        content.sections().stream().map(PageSection::text).collect(Collectors.joining(" ")).strip();
    return text.substring(
        0, text.offsetByCodePoints(0, Math.min(150, text.codePointCount(0, text.length()))));
  }

  /// Returns the list of the headings of a page with several.
  private static String onPage(DocumentContent content, Messages messages) {
    if (content.headings().size() < 3) {
      return "";
    }
    String links =
        content.headings().stream()
            .map(heading ->
                "<li><a href=\"#%s\">%s</a></li>%n"
                    .formatted(heading.anchor(), Html.escape(heading.heading())))
            .collect(Collectors.joining());
    return "<details class=\"on-page\"><summary>%s</summary><ul>%n%s</ul></details>%n"
        .formatted(Html.escape(messages.format("site.docs.on-page")), links);
  }

  private static String tree(DocumentTree tree, String folder, String page) {
    StringBuilder html = new StringBuilder();
    for (DocumentGroup group : tree.groups()) {
      boolean isHere = group.pages().stream().anyMatch(entry -> entry.path().equals(page));
      if (group.isShort() && !isHere) {
        html.append(
            "<p><a href=\"%sindex.html#%s\">%s</a></p>%n"
                .formatted(folder, group.id(), Html.escape(group.title())));
        continue;
      }
      html.append(
          "<details%s><summary>%s</summary>%n"
              .formatted(isHere ? " open" : "", Html.escape(group.title())));
      html.append(tree.links(group, folder, page)).append("</details>\n");
    }
    return html.toString();
  }
}
