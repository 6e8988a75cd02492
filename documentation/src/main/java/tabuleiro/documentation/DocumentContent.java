package tabuleiro.documentation;

import java.util.List;

/// A document as HTML.
///
/// @param title its first heading, as text
/// @param html its HTML, with the title
/// @param sections its parts, in order
/// @param headings the headings of the second level, in order
record DocumentContent(
    String title, String html, List<PageSection> sections, List<PageSection> headings) {
  DocumentContent {
    sections = List.copyOf(sections);
    headings = List.copyOf(headings);
  }

  /// Returns this content with other HTML.
  DocumentContent withHtml(String other) {
    return new DocumentContent(title, other, sections, headings);
  }

  /// Returns whether the page has a heading with an id.
  boolean hasAnchor(String anchor) {
    return sections.stream().anyMatch(section -> section.anchor().equals(anchor));
  }
}
