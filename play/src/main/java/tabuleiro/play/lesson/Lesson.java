package tabuleiro.play.lesson;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

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
  ///   `refused`, the click targets of an attempt, or nothing: each that begins with its first
  ///   counts
  public record Goal(String kind, List<String> moves) {
    static final Goal NONE = new Goal("none", List.of());

    /// Copies the list.
    public Goal {
      moves = List.copyOf(moves);
    }

    static Goal parse(String text) {
      List<String> words = List.of(text.split(" "));
      return new Goal(words.getFirst(), words.subList(1, words.size()));
    }

    /// Returns whether a legal move solves the task.
    public boolean isMetBy(Position before, int move) {
      return switch (kind) {
        case "any" -> true;
        case "win" ->
            before.playUnchecked(move).outcome().winner().equals(Optional.of(before.sideToMove()));
        case "moves" -> {
          String text = before.formatMove(move);
          yield moves.stream().anyMatch(wanted -> matches(text, wanted));
        }
        default -> false;
      };
    }

    private static boolean matches(String move, String wanted) {
      return wanted.startsWith("*") ? move.endsWith(wanted.substring(1)) : move.equals(wanted);
    }

    /// Returns whether an attempt that the rules refuse solves the task.
    ///
    /// @param attempt the click targets of the attempt, or the move as it was typed
    public boolean isMetByRefusal(String attempt) {
      return kind.equals("refused") && moves.stream().limit(1).allMatch(attempt::startsWith);
    }
  }

  Lesson withGoal(Goal goal) {
    return new Lesson(chapter, name, variant, position, goal);
  }

  /// Returns the position.
  ///
  /// @param family the game whose lesson this is
  public Position start(String family) {
    return Games.find(family).orElseThrow().game(variant).parse(position);
  }
}
