package tabuleiro.documentation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;

/// Makes the content of a page from Markdown.
final class MarkdownPage {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();

  private final IdentityHashMap<Node, String> ids = new IdentityHashMap<>();
  private final List<PageSection> sections = new ArrayList<>();
  private final List<PageSection> headings = new ArrayList<>();
  private String title = "";

  private MarkdownPage() {}

  /// Returns the content of a document.
  ///
  /// @param markdown the text of the document
  /// @param messages the language of the page
  /// @param links returns the target of a link on the page from that in the document
  static DocumentContent of(String markdown, Messages messages, UnaryOperator<String> links) {
    Node document = parse(markdown);
    MarkdownPage page = new MarkdownPage();
    page.read(document);
    document.accept(new LinkVisitor(links));
    String html = page.renderer().render(document);
    String table =
        "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"%s\"><table>"
            .formatted(Html.escape(messages.format("site.docs.table")));
    return new DocumentContent(
        page.title,
        html.replace("<table>", table).replace("</table>", "</table></div>"),
        page.sections,
        page.headings);
  }

  /// Returns the nodes of a document.
  static Node parse(String markdown) {
    return PARSER.parse(markdown);
  }

  /// Divides the document into sections.
  private void read(Node document) {
    HeadingIds given = new HeadingIds();
    StringBuilder text = new StringBuilder();
    PageSection current = new PageSection("", "", "");
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (!(node instanceof Heading heading)) {
        text.append(' ').append(NodeText.of(node));
        continue;
      }
      String id = given.next(NodeText.of(heading));
      ids.put(heading, id);
      if (title.isEmpty() && heading.getLevel() == 1) {
        title = NodeText.of(heading);
        continue;
      }
      sections.add(new PageSection(current.anchor(), current.heading(), text.toString().strip()));
      text.setLength(0);
      current = new PageSection(id, NodeText.of(heading), "");
      if (heading.getLevel() == 2) {
        headings.add(current);
      }
    }
    sections.add(new PageSection(current.anchor(), current.heading(), text.toString().strip()));
  }

  private HtmlRenderer renderer() {
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .attributeProviderFactory(_ -> this::setAttributes)
        .build();
  }

  private void setAttributes(Node node, String tag, Map<String, String> attributes) {
    Optional.ofNullable(ids.get(node)).ifPresent(id -> attributes.put("id", id));
    if (tag.equals("pre")) {
      attributes.put("tabindex", "0"); // It may be wider than the page.
    }
    if (tag.equals("img")) {
      attributes.put("loading", "lazy");
    }
    if (node instanceof Link link && PageLinks.isExternal(link.getDestination())) {
      attributes.put("rel", "external noreferrer");
    }
  }

  /// Replaces the targets of links and pictures.
  private static final class LinkVisitor extends AbstractVisitor {
    private final UnaryOperator<String> links;

    private LinkVisitor(UnaryOperator<String> links) {
      this.links = links;
    }

    @Override
    public void visit(Link link) {
      link.setDestination(links.apply(link.getDestination()));
      visitChildren(link);
    }

    @Override
    public void visit(Image image) {
      image.setDestination(links.apply(image.getDestination()));
    }
  }
}
