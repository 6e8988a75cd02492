package tabuleiro.documentation;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// Collects the text of a part of a document, without markup.
final class NodeText extends AbstractVisitor {
  private final StringBuilder text = new StringBuilder();

  private NodeText() {}

  /// Returns the text of a node, with one blank between words.
  static String of(Node node) {
    NodeText collected = new NodeText();
    node.accept(collected);
    return collected.text.toString().replaceAll("\\s+", " ").strip();
  }

  @Override
  public void visit(Text node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(Code code) {
    text.append(code.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock code) {
    text.append(' ').append(code.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    text.append(' ');
  }

  @Override
  public void visit(HardLineBreak lineBreak) {
    text.append(' ');
  }

  /// A cell of a table.
  @Override
  public void visit(CustomNode node) {
    super.visit(node);
    text.append(' ');
  }

  @Override
  protected void visitChildren(Node parent) {
    super.visitChildren(parent);
    if (parent instanceof Block) {
      text.append(' ');
    }
  }
}
