package tabuleiro.rules;

import java.util.List;
import java.util.function.BiPredicate;

/// A motif of puzzles: what makes the right move of some puzzles work, under a name that players
/// know. The messages `motif.KEY` and `motif.KEY.task` name it and say what to do.
///
/// @param key the name in records and addresses: lower case letters and hyphens
/// @param condition whether a position with its right move, and the moves that follow it, shows the
///   motif; the moves are legal one after another, and there is at least one
public record Motif(String key, BiPredicate<Position, List<Integer>> condition) {
  /// Returns whether a position with its right moves shows the motif.
  public boolean isShown(Position position, List<Integer> line) {
    return condition.test(position, line);
  }
}
