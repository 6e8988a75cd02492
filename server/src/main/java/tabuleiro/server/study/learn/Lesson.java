package tabuleiro.server.study.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Position;
import tabuleiro.server.view.MoveJson;

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

  /// Returns what solves the task, so that a page can check it by itself: the click paths of the
  /// moves that win or are asked for, with spaces between the names; the first cell of an attempt
  /// for `refused`. Empty where every move, every attempt or nothing solves it.
  ///
  /// @param start the position of this lesson
  List<String> solutions(Position start) {
    return switch (goal.kind()) {
      case "win" -> moves(start).filter(Lesson::isWin).map(Lesson::path).toList();
      case "moves" -> moves(start).filter(move -> isWanted(move.text())).map(Lesson::path).toList();
      default -> goal.moves();
    };
  }

  private static Stream<LegalMove> moves(Position start) {
    return Arrays.stream(start.legalMoves()).mapToObj(move -> LegalMove.ofGenerated(start, move));
  }

  private static boolean isWin(LegalMove move) {
    return move.after().outcome().winner().equals(Optional.of(move.before().sideToMove()));
  }

  private boolean isWanted(String move) {
    return goal.moves().stream()
        .anyMatch(
            text -> text.startsWith("*") ? move.endsWith(text.substring(1)) : move.equals(text));
  }

  private static String path(LegalMove move) {
    return String.join(" ", MoveJson.of(move).path());
  }

  Lesson withGoal(Goal goal) {
    return new Lesson(chapter, name, variant, position, goal);
  }
}
