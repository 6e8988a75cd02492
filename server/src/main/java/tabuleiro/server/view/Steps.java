package tabuleiro.server.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.Board;
import tabuleiro.rules.Position;

/// Writes the click paths of all legal moves as steps: a list of maps, the first of which says what
/// can be picked first. A map leads from the name of a spot to the place in the list of what can be
/// picked after it, or to 0 when the move is complete.
///
/// Steps that are alike are written once. In Ni-Ju, where any tile in any turn goes on any free
/// cell, thousands of moves become four or five steps.
final class Steps {
  private final List<Map<String, Integer>> all = new ArrayList<>();
  private final Map<Map<String, Integer>, Integer> places = new HashMap<>();

  private Steps() {}

  /// A spot and what follows it.
  private static final class Node {
    private final Map<String, Node> next = new TreeMap<>();
  }

  static List<Map<String, Integer>> of(Position position) {
    Board board = position.game().board();
    Node root = new Node();
    for (int move : position.legalMoves()) {
      Node node = root;
      for (String spot : SpotName.of(position.decode(move).path(), board)) {
        node = node.next.computeIfAbsent(spot, _ -> new Node());
      }
    }
    Steps steps = new Steps();
    steps.all.add(Map.of());
    steps.all.set(0, steps.map(root));
    return steps.all;
  }

  /// Returns the map of a node, after those that it leads to have their places.
  private Map<String, Integer> map(Node node) {
    Map<String, Integer> map = new TreeMap<>();
    node.next.forEach((spot, next) -> map.put(spot, place(next)));
    return map;
  }

  private int place(Node node) {
    if (node.next.isEmpty()) {
      return 0;
    }
    Map<String, Integer> map = map(node);
    Integer known = places.putIfAbsent(map, all.size());
    if (known != null) {
      return known;
    }
    all.add(map);
    return all.size() - 1;
  }
}
