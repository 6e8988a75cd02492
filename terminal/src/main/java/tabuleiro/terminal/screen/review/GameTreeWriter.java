package tabuleiro.terminal.screen.review;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordedMove;

/// Converts a tree of moves to the moves of a record. A continuation after the last move of the
/// game is written as a variation that repeats this move, so that the game stays as it was played.
record GameTreeWriter(GameTree tree) {
  MoveSequence mainLine() {
    List<RecordedMove> moves = new ArrayList<>();
    for (int node = 1; node <= tree.mainPlies(); node++) {
      moves.add(withAlternatives(node, true));
    }
    List<Integer> continuations = tree.children(tree.mainPlies());
    if (!continuations.isEmpty()) {
      List<RecordedMove> repeated =
          new ArrayList<>(List.of(RecordedMove.of(tree.node(tree.mainPlies()).move())));
      repeated.addAll(sequence(continuations.getFirst(), true).moves());
      MoveSequence variation = new MoveSequence(List.of(), repeated);
      moves.add(moves.removeLast().with(new MoveAnnotation.Variation(variation)));
    }
    return new MoveSequence(tree.node(0).commentsBefore(), moves);
  }

  /// Returns the moves from a node on, along the first of the moves at each place.
  ///
  /// @param hasAlternatives whether the alternatives to the first move are written with it
  private MoveSequence sequence(int first, boolean hasAlternatives) {
    List<RecordedMove> moves = new ArrayList<>(List.of(withAlternatives(first, hasAlternatives)));
    int at = first;
    while (!tree.children(at).isEmpty()) {
      at = tree.children(at).getFirst();
      moves.add(withAlternatives(at, true));
    }
    return new MoveSequence(tree.node(first).commentsBefore(), moves);
  }

  private RecordedMove withAlternatives(int node, boolean hasAlternatives) {
    RecordedMove move =
        new RecordedMove(tree.node(node).move(), List.copyOf(tree.node(node).comments()));
    if (!hasAlternatives) {
      return move;
    }
    for (int other : tree.alternatives(node)) {
      if (other != node) {
        move = move.with(new MoveAnnotation.Variation(sequence(other, false)));
      }
    }
    return move;
  }
}
