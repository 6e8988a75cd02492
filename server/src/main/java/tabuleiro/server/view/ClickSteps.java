package tabuleiro.server.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;

/// Writes the click paths of all legal moves as steps: a list of maps, the first of which says what
/// can be picked first. A map leads from the name of a spot to the place in the list of what can be
/// picked after it, or to 0 when the move is complete.
///
/// Steps that are alike are written once. In Ni-Ju, where any tile in any turn goes on any free
/// cell, thousands of moves become four or five steps.
final class ClickSteps {
  private final List<Map<ClickTarget, Integer>> all = new ArrayList<>();
  private final Map<Map<ClickTarget, Integer>, Integer> places = new HashMap<>();

  private ClickSteps() {}

  /// The spots that can follow, in the order of the moves, each with what follows it.
  private record Node(Map<ClickTarget, Node> next) {
    Node after(ClickTarget spot) {
      return next.computeIfAbsent(spot, _ -> new Node(new LinkedHashMap<>(4)));
    }
  }

  static List<Map<String, Integer>> of(Position position) {
    Node root = new Node(new LinkedHashMap<>());
    for (int move : position.legalMoves()) {
      Node node = root;
      for (ClickTarget spot : position.decode(move).path()) {
        node = node.after(spot);
      }
    }
    ClickSteps steps = new ClickSteps();
    steps.all.add(Map.of());
    steps.all.set(0, steps.map(root));
    Board board = position.game().board();
    return steps.all.stream().map(step -> named(step, board)).toList();
  }

  /// Returns a step with names in ascending order, so that the same position is always told in the
  /// same words.
  private static Map<String, Integer> named(Map<ClickTarget, Integer> step, Board board) {
    Map<String, Integer> named = new TreeMap<>();
    step.forEach((spot, next) -> named.put(SpotName.of(spot, board), next));
    return named;
  }

  /// Returns the map of a node, after those that it leads to have their places.
  private Map<ClickTarget, Integer> map(Node node) {
    Map<ClickTarget, Integer> map = new LinkedHashMap<>();
    node.next().forEach((spot, next) -> map.put(spot, place(next)));
    return map;
  }

  private int place(Node node) {
    if (node.next().isEmpty()) {
      return 0;
    }
    Map<ClickTarget, Integer> map = map(node);
    Integer known = places.putIfAbsent(map, all.size());
    if (known != null) {
      return known;
    }
    all.add(map);
    return all.size() - 1;
  }
}
