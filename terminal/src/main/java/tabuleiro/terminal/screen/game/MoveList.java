package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.review.GameTree;

/// Lays out the moves of a game in lines: numbered pairs, and below a move its variations in
/// parentheses, indented by their depth.
final class MoveList {
  /// The target of a text that is not a move.
  static final int NONE = -1;

  private static final int INDENT = 2;

  /// The deepest indentation; deeper variations stay there, so that they keep room.
  private static final int MAX_INDENT = 8;

  /// A text of a line.
  ///
  /// @param target the node of the move in a review, its ply in any other game; [#NONE] for a
  ///   number
  /// @param isMain whether the text belongs to the game and not to a variation
  record Cell(int column, String text, int target, boolean isMain) {
    int end() {
      return column + text.length();
    }
  }

  private final GamePage page;
  private final int columns;
  private final int offset;
  private final List<List<Cell>> lines = new ArrayList<>();

  private MoveList(GamePage page, int columns) {
    this.page = page;
    this.columns = columns;
    Side first = page.progress().positions().getFirst().sideToMove();
    this.offset = first == Side.FIRST ? 0 : 1;
  }

  /// Returns the lines of the moves in a panel of a width.
  static List<List<Cell>> lines(GamePage page, int columns) {
    MoveList list = new MoveList(page, columns);
    if (page.progress().review().isPresent()) {
      list.addTree(page.progress().review().get().tree());
    } else {
      list.addMoves();
    }
    return list.lines;
  }

  /// Returns the target of the move before the shown position.
  static int shownTarget(GamePage page) {
    return page.progress().review().map(line -> line.nodes().get(page.ply())).orElse(page.ply());
  }

  private void addMoves() {
    GameProgress progress = page.progress();
    boolean begins = true;
    for (int ply = 1; ply <= progress.plies(); ply++) {
      addMain(ply, progress.moves().get(ply - 1), ply, begins);
      begins = false;
    }
  }

  private void addTree(GameTree tree) {
    boolean begins = true;
    for (int node = 1; node <= tree.mainPlies(); node++) {
      addMain(node, tree.node(node).move(), node, begins);
      begins = addAlternatives(tree, node, INDENT);
    }
    for (int next : tree.children(tree.mainPlies())) {
      addVariation(tree, next, INDENT);
    }
  }

  /// Adds a move of the game: to the line of its pair, or in a new line when it is too long.
  ///
  /// @param begins whether it cannot continue the line before
  private void addMain(int ply, String text, int target, boolean begins) {
    boolean isFirst = isFirst(ply);
    String move = page.engine().turningPoints().contains(ply) ? text + "?" : text;
    String number = "%3d.".formatted(number(ply));
    if (isFirst || begins) {
      startLine(0, isFirst ? number : number + " ...", true);
    } else if (end() + 1 + move.length() >= columns) {
      startLine(0, "    ", true);
    }
    append(move, target, true);
  }

  private boolean isFirst(int ply) {
    return (ply - 1 + offset) % 2 == 0;
  }

  private int number(int ply) {
    return (ply - 1 + offset) / 2 + 1;
  }

  /// Adds the alternatives to a node, which is the first at its place.
  ///
  /// @return whether there are any
  private boolean addAlternatives(GameTree tree, int node, int indent) {
    List<Integer> all = tree.alternatives(node);
    for (int other : all) {
      if (other != node) {
        addVariation(tree, other, indent);
      }
    }
    return all.size() > 1;
  }

  private void addVariation(GameTree tree, int first, int indent) {
    boolean begins = true;
    int at = first;
    while (true) {
      GameTree.Node node = tree.node(at);
      boolean isFirst = isFirst(node.ply());
      String number = number(node.ply()) + (isFirst ? "." : "...");
      String opening = at == first ? "(" : "";
      boolean isLast = tree.children(at).isEmpty();
      String move = (begins || isFirst ? opening + number + " " : "") + node.move();
      String text = isLast ? move + ")" : move;
      if (at == first || begins || end() + 1 + text.length() > columns) {
        startLine(Math.min(indent, MAX_INDENT), "", false);
      }
      append(text, at, false);
      begins = at != first && addAlternatives(tree, at, indent + INDENT);
      if (isLast) {
        return;
      }
      at = tree.children(at).getFirst();
    }
  }

  private void startLine(int column, String text, boolean isMain) {
    lines.add(new ArrayList<>(List.of(new Cell(column, text, NONE, isMain))));
  }

  private int end() {
    return lines.getLast().getLast().end();
  }

  private void append(String text, int target, boolean isMain) {
    Cell last = lines.getLast().getLast();
    int column = last.end() + (last.text().isEmpty() ? 0 : 1);
    lines.getLast().add(new Cell(column, text, target, isMain));
  }
}
