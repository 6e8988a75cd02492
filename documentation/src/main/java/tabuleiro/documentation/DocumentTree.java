package tabuleiro.documentation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;

/// The pages in groups: those of the table in `docs/README.md`, which has a column for each
/// language, and then the folders for developers.
final class DocumentTree {
  /// The groups for developers: the key of the heading, whose end is the anchor, and the paths of
  /// the pages.
  private static final List<Map.Entry<String, String>> FOLDERS =
      List.of(
          Map.entry("site.docs.reports", "reports/.*"),
          Map.entry("site.docs.results", "(results|campaigns)/.*"),
          Map.entry("site.docs.experiments", "experiments/.*"),
          Map.entry("site.docs.evidence", "evidence/.*"),
          Map.entry("site.docs.decisions", "decisions/.*"),
          Map.entry("site.docs.modules", "modules/.*"),
          Map.entry("site.docs.project", "overview|changelog|contributing|design-notes"));

  private final DocumentList documents;
  private final Map<String, String> titles;
  private final Language language;
  private final List<DocumentGroup> groups = new ArrayList<>();

  /// @param readme the text of `docs/README.md`
  /// @param titles the titles of all pages by their paths
  DocumentTree(
      DocumentList documents, String readme, Map<String, String> titles, Messages messages) {
    this.documents = documents;
    this.titles = titles;
    this.language = messages.language();
    addTable(MarkdownPage.parse(readme));
    Map<String, Document> pages = documents.edition(language);
    for (Map.Entry<String, String> folder : FOLDERS) {
      List<Document> found =
          pages.values().stream()
              .filter(page -> page.path().matches(folder.getValue()))
              .sorted((a, b) -> Boolean.compare(isIndex(b), isIndex(a)))
              .toList();
      String id = folder.getKey().substring(folder.getKey().lastIndexOf('.') + 1);
      groups.add(new DocumentGroup(id, messages.format(folder.getKey()), found, true));
    }
  }

  private static boolean isIndex(Document page) {
    return page.path().endsWith("/index");
  }

  /// Returns the groups, in order.
  List<DocumentGroup> groups() {
    return List.copyOf(groups);
  }

  /// Returns the pages that are in no group.
  List<String> forgotten() {
    List<Document> listed = groups.stream().flatMap(group -> group.pages().stream()).toList();
    return documents.edition(language).values().stream()
        .filter(page -> !listed.contains(page) && !page.path().equals("index"))
        .map(page -> page.file() + ": docs/README.md does not list it")
        .toList();
  }

  /// Returns the links to the pages of a group as HTML.
  ///
  /// @param folder the way to the folder of the language
  /// @param page the path of the page that has the links
  String links(DocumentGroup group, String folder, String page) {
    StringBuilder html = new StringBuilder("<ul>\n");
    for (Document entry : group.pages()) {
      html.append(
          "<li><a href=\"%s%s.html\"%s>%s</a></li>%n"
              .formatted(
                  folder,
                  entry.path(),
                  entry.path().equals(page) ? " aria-current=\"page\"" : "",
                  Html.escape(titles.getOrDefault(entry.path(), entry.path()))));
    }
    return html.append("</ul>\n").toString();
  }

  private void addTable(Node document) {
    Node table = document.getFirstChild();
    while (!(table instanceof TableBlock)) {
      table = table.getNext();
    }
    String title = "";
    List<Document> pages = new ArrayList<>();
    for (Node row = table.getLastChild().getFirstChild(); row != null; row = row.getNext()) {
      Node cell = row instanceof TableRow ? row.getFirstChild() : row;
      if (language == Language.PORTUGUESE) {
        cell = cell.getNext();
      }
      Optional<Document> page = page(cell);
      if (page.isPresent()) {
        pages.add(page.orElseThrow());
      } else {
        addGroup(title, pages);
        title = NodeText.of(cell);
      }
    }
    addGroup(title, pages);
  }

  private Optional<Document> page(Node cell) {
    return cell.getFirstChild() instanceof Link link
        ? documents.of(Document.slashes(Path.of("docs", link.getDestination())))
        : Optional.empty();
  }

  private void addGroup(String title, List<Document> pages) {
    if (!pages.isEmpty()) {
      groups.add(new DocumentGroup("group-" + (groups.size() + 1), title, pages, false));
    }
    pages.clear();
  }
}
