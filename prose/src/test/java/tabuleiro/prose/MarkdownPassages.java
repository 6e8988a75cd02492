package tabuleiro.prose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.languagetool.markup.AnnotatedTextBuilder;

/// Takes the paragraphs, headings and table cells out of a Markdown page. Code blocks are left out.
final class MarkdownPassages extends AbstractVisitor {
  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS)
          .build();

  private final Path file;
  private final List<Passage> passages = new ArrayList<>();
  private AnnotatedTextBuilder builder = new AnnotatedTextBuilder();

  private MarkdownPassages(Path file) {
    this.file = file;
  }

  /// Returns the passages of a page, in their order.
  static List<Passage> of(Path file) throws IOException {
    MarkdownPassages passages = new MarkdownPassages(file);
    PARSER.parse(Files.readString(file)).accept(passages);
    return passages.passages;
  }

  @Override
  public void visit(Paragraph paragraph) {
    passage(paragraph);
  }

  @Override
  public void visit(Heading heading) {
    passage(heading);
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableCell) {
      passage(node);
    } else {
      visitChildren(node);
    }
  }

  private void passage(Node block) {
    builder = new AnnotatedTextBuilder();
    visitChildren(block);
    passages.add(new Passage(file + ":" + line(block), builder.build()));
  }

  /// Returns the line on which a block begins, from 1; a table cell's is that of its row.
  private static int line(Node block) {
    Node located = block;
    while (located.getSourceSpans().isEmpty() && located.getParent() != null) {
      located = located.getParent();
    }
    return located.getSourceSpans().getFirst().getLineIndex() + 1;
  }

  @Override
  public void visit(Text text) {
    builder.addText(text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    builder.addMarkup("`" + code.getLiteral() + "`", Passage.noun(code.getLiteral()));
  }

  @Override
  public void visit(Image image) {
    builder.addMarkup("!", "");
    visitChildren(image);
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    builder.addMarkup("\n", " ");
  }

  @Override
  public void visit(HardLineBreak lineBreak) {
    builder.addMarkup("\n", " ");
  }
}
