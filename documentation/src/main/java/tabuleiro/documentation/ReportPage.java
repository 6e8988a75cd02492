package tabuleiro.documentation;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.view.text.Html;

/// Makes the content of a page from the text of a balance report, whose headings are underlined.
final class ReportPage {
  private final StringBuilder html = new StringBuilder();
  private final List<PageSection> sections = new ArrayList<>();
  private final List<PageSection> headings = new ArrayList<>();
  private final HeadingIds ids = new HeadingIds();
  private PageSection current = new PageSection("", "", "");
  private String title = "";

  private ReportPage() {}

  /// Returns the content of a report.
  ///
  /// @param report its text
  static DocumentContent of(String report) {
    ReportPage page = new ReportPage();
    List<String> lines = report.lines().toList();
    List<String> block = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String below = i + 1 < lines.size() ? lines.get(i + 1) : "";
      if (!lines.get(i).isBlank() && below.matches("={3,}|-{3,}")) {
        page.addBlock(block);
        page.addHeading(lines.get(i), below.startsWith("="));
        i++;
      } else {
        block.add(lines.get(i));
      }
    }
    page.addBlock(block);
    return new DocumentContent(page.title, page.html.toString(), page.sections, page.headings);
  }

  private void addHeading(String heading, boolean isTitle) {
    String id = ids.next(heading);
    if (isTitle) {
      title = heading;
      html.append("<h1 id=\"%s\">%s</h1>%n".formatted(id, Html.escape(heading)));
    } else {
      current = new PageSection(id, heading, "");
      headings.add(current);
      html.append("<h2 id=\"%s\">%s</h2>%n".formatted(id, Html.escape(heading)));
    }
  }

  private void addBlock(List<String> lines) {
    String text = String.join("\n", lines).strip();
    if (!text.isEmpty()) {
      html.append("<pre tabindex=\"0\">%s</pre>%n".formatted(Html.escape(text)));
      sections.add(
          new PageSection(current.anchor(), current.heading(), text.replaceAll("\\s+", " ")));
    }
    lines.clear();
  }
}
