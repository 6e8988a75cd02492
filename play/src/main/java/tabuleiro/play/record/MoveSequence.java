package tabuleiro.play.record;

import java.util.List;

/// Moves in a row, as a record has them.
///
/// @param comments what stands before the first move
/// @param moves the moves, in order
public record MoveSequence(List<MoveAnnotation.Comment> comments, List<RecordedMove> moves) {
  /// Copies the lists.
  public MoveSequence {
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
  }

  /// Returns the line of moves that nothing is said about.
  public static MoveSequence of(List<String> moves) {
    return new MoveSequence(List.of(), moves.stream().map(RecordedMove::of).toList());
  }
}
