package tabuleiro.view.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.MoveName;
import tabuleiro.play.MoveTexts;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleTheme;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// What the proof of a puzzle says about a move.
///
/// @param isRight whether the move is the right one
/// @param says why it is right or wrong
/// @param moves the moves that show it: the whole solution, or the wrong move with the moves that
///   refute it
public record PuzzleVerdict(boolean isRight, String says, List<String> moves) {
  /// Copies the list.
  public PuzzleVerdict {
    moves = List.copyOf(moves);
  }

  /// Returns the verdict on a legal move.
  ///
  /// @param move empty for a player who gives up: then the solution is shown
  /// @param messages the messages of the game
  public static PuzzleVerdict of(Puzzle puzzle, Optional<Integer> move, Messages messages) {
    boolean isRight = move.equals(Optional.of(puzzle.solution()));
    if (isRight || move.isEmpty()) {
      String solution = MoveName.of(puzzle.position(), puzzle.solution(), messages);
      String key = isRight ? "study.puzzle.right." : "study.puzzle.solution.";
      return new PuzzleVerdict(
          isRight,
          messages.format(key + puzzle.theme().key(), solution),
          MoveTexts.format(puzzle.position(), puzzle.line()));
    }
    return wrong(puzzle, move.get(), messages);
  }

  private static PuzzleVerdict wrong(Puzzle puzzle, int move, Messages messages) {
    Optional<List<Integer>> refutation = Optional.ofNullable(puzzle.refutations().get(move));
    List<Integer> moves = new ArrayList<>(List.of(move));
    refutation.ifPresent(moves::addAll);
    List<String> texts = MoveTexts.format(puzzle.position(), moves);
    String theme = puzzle.theme().key();
    if (moves.size() > 1) {
      Position after = puzzle.position().playUnchecked(move);
      String reply = MoveName.of(after, moves.get(1), messages);
      return new PuzzleVerdict(
          false, messages.format("study.puzzle.refuted." + theme, reply, puzzle.moves()), texts);
    }
    boolean losesAtOnce = refutation.isPresent() && puzzle.theme() == PuzzleTheme.DEFENCE;
    String says =
        losesAtOnce
            ? messages.format("study.puzzle.loses")
            : messages.format("study.puzzle.wrong." + theme, puzzle.moves());
    return new PuzzleVerdict(false, says, texts);
  }
}
