package tabuleiro.server.study.learn;

import java.util.List;

/// A position with a task.
///
/// @param chapter the number of the rule that it is about, or the variant whose guided first game
///   it belongs to
/// @param name identifies its texts
/// @param variant the variant of the position
/// @param position the text of the position
/// @param goal what solves it
public record Lesson(String chapter, String name, String variant, String position, Goal goal) {
  /// What solves a task.
  ///
  /// @param kind `none`: the board is only for trying; `any`: a legal move; `win`: a move that
  ///   wins; `moves`: one of some moves; `refused`: an attempt that the rules refuse
  /// @param moves the moves of `moves`; `*` at the start of one stands for any beginning. For
  ///   `refused`, the first cell of the attempt, or nothing
  record Goal(String kind, List<String> moves) {
    static final Goal NONE = new Goal("none", List.of());

    /// Copies the list.
    Goal {
      moves = List.copyOf(moves);
    }

    static Goal parse(String text) {
      List<String> words = List.of(text.split(" "));
      return new Goal(words.getFirst(), words.subList(1, words.size()));
    }
  }

  Lesson withGoal(Goal goal) {
    return new Lesson(chapter, name, variant, position, goal);
  }
}
