package tabuleiro.terminal.screen.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.rules.Position;

/// The line of a game that is shown in its review: the game itself, or a variation with the moves
/// before it. Immutable.
///
/// @param nodes the nodes of the line, from the first position on
/// @param source where the game was read from; empty for a game that has just been played
public record ReviewedLine(GameTree tree, List<Integer> nodes, Optional<RecordSource> source) {
  /// Makes a defensive copy.
  public ReviewedLine {
    nodes = List.copyOf(nodes);
  }

  /// Returns the game itself.
  public static ReviewedLine main(GameTree tree, Optional<RecordSource> source) {
    return new ReviewedLine(tree, tree.line(0), source);
  }

  /// Returns the line through another node. The line stays the same when it has that node.
  public ReviewedLine through(int node) {
    return nodes.contains(node) ? this : new ReviewedLine(tree, tree.line(node), source);
  }

  /// Returns the line through a node of a changed tree.
  public ReviewedLine through(int node, GameTree changed) {
    return new ReviewedLine(changed, changed.line(node), source);
  }

  /// Returns the line after the game has been saved in a file.
  public ReviewedLine saved(RecordSource file) {
    return new ReviewedLine(tree.saved(), nodes, Optional.of(file));
  }

  /// Returns the game of which this is a line.
  public ReviewedLine main() {
    return main(tree, source);
  }

  /// Returns whether this is a variation.
  public boolean isVariation() {
    return !tree.isMain(nodes.getLast());
  }

  /// Returns the positions of the line.
  public List<Position> positions() {
    return nodes.stream().map(node -> tree.node(node).position()).toList();
  }

  /// Returns the moves of the line.
  public List<String> moves() {
    return nodes.stream().skip(1).map(node -> tree.node(node).move()).toList();
  }

  /// Returns the alternative after the one at a ply, or the first one after the last; empty where
  /// there is only one.
  public OptionalInt nextAlternative(int ply) {
    List<Integer> all = tree.alternatives(nodes.get(ply));
    int next = (all.indexOf(nodes.get(ply)) + 1) % all.size();
    return all.size() > 1 ? OptionalInt.of(all.get(next)) : OptionalInt.empty();
  }

  /// Returns whether the position at a ply is one of a variation.
  public boolean isVariation(int ply) {
    return !tree.isMain(nodes.get(ply));
  }

  /// Returns the ply of the latest position of the game at or before a ply.
  public int mainPly(int ply) {
    return tree.node(tree.mainAncestor(nodes.get(ply))).ply();
  }

  /// Returns the comments of people at a ply; empty for none. Commands such as `[%clk 0:04:58]` are
  /// left out.
  public String comment(int ply) {
    GameTree.Node node = tree.node(nodes.get(ply));
    List<MoveAnnotation.Comment> comments = ply == 0 ? node.commentsBefore() : node.comments();
    return comments.stream()
        .map(MoveAnnotation.Comment::plainText)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
