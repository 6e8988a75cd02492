package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.play.live.ClickTargetName;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;

/// Encodes the click paths of all legal moves as a list of steps. A step maps the name of each
/// click target that can be chosen to the index of the step that follows, or to 0 when the move is
/// complete. The first step of the list is the start.
///
/// Equal steps are shared: in Ni-Ju, where any tile in any rotation can be placed on any free cell,
/// thousands of moves need four or five steps.
final class ClickSteps {
  private final List<Map<ClickTarget, Integer>> steps = new ArrayList<>();
  private final Map<Map<ClickTarget, Integer>, Integer> indexes = new HashMap<>();

  private ClickSteps() {}

  /// The click targets that can follow, in the order of the moves, each with its own continuation.
  private record Node(Map<ClickTarget, Node> next) {
    Node after(ClickTarget target) {
      return next.computeIfAbsent(target, _ -> new Node(new LinkedHashMap<>(4)));
    }
  }

  static List<Map<String, Integer>> of(Position position) {
    Node root = new Node(new LinkedHashMap<>());
    for (int move : position.legalMoves()) {
      Node node = root;
      for (ClickTarget target : position.decode(move).path()) {
        node = node.after(target);
      }
    }
    ClickSteps steps = new ClickSteps();
    steps.steps.add(Map.of());
    steps.steps.set(0, steps.toStep(root));
    Board board = position.game().board();
    return steps.steps.stream().map(step -> withNames(step, board)).toList();
  }

  /// Returns a step with its names in ascending order, so that equal positions have equal texts.
  private static Map<String, Integer> withNames(Map<ClickTarget, Integer> step, Board board) {
    Map<String, Integer> named = new TreeMap<>();
    step.forEach((target, next) -> named.put(ClickTargetName.of(target, board), next));
    return named;
  }

  /// Returns the step of a node, after the steps that follow it have their indexes.
  private Map<ClickTarget, Integer> toStep(Node node) {
    Map<ClickTarget, Integer> map = new LinkedHashMap<>();
    node.next().forEach((target, next) -> map.put(target, indexOf(next)));
    return map;
  }

  private int indexOf(Node node) {
    if (node.next().isEmpty()) {
      return 0;
    }
    Map<ClickTarget, Integer> map = toStep(node);
    Integer index = indexes.putIfAbsent(map, steps.size());
    if (index != null) {
      return index;
    }
    steps.add(map);
    return steps.size() - 1;
  }
}
